import type { FirebaseOptions } from 'firebase/app'
import { FailureError } from '../domain/failure.ts'
import type { Identity } from '../domain/user.ts'
import { identityFailure } from './identity-failure.ts'
import type { FirebaseAccounts } from './identity-accounts.ts'
import type { FirebaseIdentity } from './identity-firebase.ts'
import { importAgain } from '../domain/lazy-code.ts'
import { createStoredText } from './stored-text.ts'

/**
 * Signs users in and out through the identity provider. Every method throws FailureError {kind: 'identity', code} with the
 * provider's own code, such as auth/invalid-credential, or auth/network-request-failed if it is unreachable.
 */
export interface IdentityService {
  /** Returns the user of the last visit; for a first-time guest, null without loading the provider's code. */
  restore(): Promise<Identity | null>
  /** Assumes that this user is signed in. Once loaded, the provider's code notifies watchers if that is wrong. */
  assume(identity: Identity): void
  signInWithPassword(input: { email: string; password: string }): Promise<Identity>
  /**
   * Opens the pop-up; call warm() before the click, or browsers may block it. A pop-up that the user closes is reported
   * within a second, as auth/popup-closed-by-user. If its result arrives later nevertheless, watch() reports the user.
   * An attempt whose `signal` is aborted, or that another attempt follows, has no effect, whatever its result.
   */
  signInWithGoogle(options?: { signal?: AbortSignal }): Promise<Identity>
  /** Creates the account, sets its name and signs in. */
  register(input: { name: string; email: string; password: string }): Promise<Identity>
  /** Returns the user's ID token, refreshed if it has expired or `forceRefresh` is true; null if no user is signed in. */
  getIdToken(options?: { forceRefresh?: boolean }): Promise<string | null>
  /** Signs out. No user is signed in here afterwards, even if this throws. */
  signOut(): Promise<void>
  /**
   * Subscribes to sign-ins, sign-outs and changes of user in other tabs, not to those of this tab, except a Google
   * sign-in that was reported as closed.
   */
  watch(listener: (identity: Identity | null) => void): () => void
  /** Loads the provider's code and calls `work` with the parts that few pages need. */
  withAccounts<Answer>(work: (accounts: FirebaseAccounts) => Promise<Answer>): Promise<Answer>
  /** Prefetches the provider's code before a click needs it; that click reports a failure. */
  warm(): void
}

/** An emulator takes precedence over a Firebase project; the stand-in is used if neither is configured. */
export type IdentityConfig = {
  firebase: FirebaseOptions | null
  /** Origin of an official Auth emulator. */
  emulatorOrigin: string | null
  standInOrigin: string
}

/** Key of the flag that a user signed in here and did not sign out. */
const HINT_KEY = 'loppis.signedIn'

export function createIdentity(config: IdentityConfig): IdentityService {
  const hint = createStoredText(HINT_KEY, () => window.localStorage)
  const listeners = new Set<(identity: Identity | null) => void>()
  let loading: Promise<FirebaseIdentity> | null = null
  /** E-mail of the user that the rest of the page treats as signed in. */
  let known: string | null = null
  /** Number of changes that this tab is making itself. */
  let underway = 0
  /** Number of sign-ins that this tab has begun. */
  let begun = 0

  const noticed = (identity: Identity | null): void => {
    const present = hint.read() === null ? null : identity
    if (underway > 0 || (present?.email ?? null) === known) return
    known = present?.email ?? null
    for (const listener of listeners) listener(present)
  }

  const load = (): Promise<FirebaseIdentity> => {
    loading ??= connect(config).then((firebase) => {
      firebase.onChanged(noticed)
      return firebase
    })
    loading.catch(() => {
      loading = null
    })
    return loading
  }

  const using = async <Answer>(work: (firebase: FirebaseIdentity) => Promise<Answer>) => {
    try {
      return await work(await load())
    } catch (error) {
      throw identityFailure(error)
    }
  }

  /** Records the user that a change made by this tab leaves signed in. */
  const settle = (identity: Identity | null): void => {
    known = identity?.email ?? null
    if (identity === null) hint.remove()
    else hint.keep('yes')
  }

  const signingIn = async (
    attempt: (firebase: FirebaseIdentity) => Promise<Identity>,
    isWanted = () => true,
  ): Promise<Identity> => {
    underway += 1
    begun += 1
    try {
      const identity = await attempt(await load())
      if (isWanted()) settle(identity)
      return identity
    } catch (error) {
      throw identityFailure(error)
    } finally {
      underway -= 1
    }
  }

  const restore = async (): Promise<Identity | null> => {
    if (hint.read() === null) return null
    underway += 1
    try {
      const identity = await (await load()).current()
      settle(identity)
      return identity
    } catch (error) {
      throw identityFailure(error)
    } finally {
      underway -= 1
    }
  }

  hint.onChangedElsewhere(() => {
    if (hint.read() === null) {
      if (known === null) return
      known = null
      for (const listener of listeners) listener(null)
      return
    }
    load()
      .then((firebase) => firebase.current())
      .then(noticed)
      .catch(() => undefined)
  })

  return {
    restore,
    assume({ email }) {
      known = email
    },
    signInWithPassword: ({ email, password }) =>
      signingIn((firebase) => firebase.signInWithPassword(email, password)),
    signInWithGoogle({ signal } = {}) {
      const mine = begun + 1
      const isWanted = () => signal?.aborted !== true && begun === mine
      return new Promise((resolve, reject) => {
        let isClosed = false
        const onClosed = () => {
          isClosed = true
          reject(new FailureError({ kind: 'identity', code: 'auth/popup-closed-by-user' }))
        }
        signingIn((firebase) => firebase.signInWithGoogle(isWanted, onClosed), isWanted)
          .then((identity) => {
            if (isClosed && isWanted()) for (const listener of listeners) listener(identity)
            return resolve(identity)
          })
          .catch(reject)
      })
    },
    register: ({ name, email, password }) =>
      signingIn((firebase) => firebase.register(name, email, password)),
    async getIdToken({ forceRefresh = false } = {}) {
      return hint.read() === null ? null : using((firebase) => firebase.getIdToken(forceRefresh))
    },
    async signOut() {
      const mayBeKept = hint.read() !== null || loading !== null
      settle(null)
      if (mayBeKept) await using((firebase) => firebase.signOut())
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    withAccounts: (work) => using(({ accounts }) => work(accounts)),
    warm() {
      load().catch(() => undefined)
    },
  }
}

async function connect({ firebase, emulatorOrigin, standInOrigin }: IdentityConfig) {
  const isStandIn = firebase === null && emulatorOrigin === null
  const [{ connectFirebase }] = await Promise.all([
    importAgain(() => import('./identity-firebase.ts')),
    // Loaded before the pop-up needs it, it replaces Google's own script.
    isStandIn ? import(/* @vite-ignore */ `${standInOrigin}/standins/identity/gapi.js`) : undefined,
  ])
  return connectFirebase(firebase, emulatorOrigin ?? (isStandIn ? standInOrigin : null))
}
