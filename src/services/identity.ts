import type { FirebaseOptions } from 'firebase/app'
import { Failed } from '../domain/failure.ts'
import type { Identity } from '../domain/user.ts'
import type { FirebaseIdentity } from './identity-firebase.ts'
import { createStoredText } from './stored-text.ts'

/**
 * Who is signed in, by the identity provider. Everything throws Failed {kind: 'identity', code} with the provider's
 * own code, such as auth/invalid-credential, or auth/network-request-failed where it cannot be reached.
 */
export interface IdentityService {
  /** Who was signed in here before; a first-time guest is known as such without loading the provider's code. */
  restore(): Promise<Identity | null>
  /** Takes it that this is who was signed in before. The provider's code, once loaded, tells a watcher if not so. */
  assume(identity: Identity): void
  signInWithPassword(input: { email: string; password: string }): Promise<Identity>
  /**
   * Opens the pop-up; call warm() before the click, or browsers may block it. A window closed by its X is reported
   * after ten seconds: abort `signal` to stop waiting. Whatever such an attempt comes to is without effect.
   */
  signInWithGoogle(options?: { signal?: AbortSignal }): Promise<Identity>
  /** Creates the account, gives it the name and signs in. */
  register(input: { name: string; email: string; password: string }): Promise<Identity>
  /** The ID token of the signed-in user, new where it has expired or `fresh` asks for it; null: nobody is signed in. */
  proof(options?: { fresh?: boolean }): Promise<string | null>
  /** Nobody is signed in here afterwards, even where this throws. */
  signOut(): Promise<void>
  /** Tells when another tab signed in, signed out or changed the user; what this tab does is not repeated. */
  watch(listener: (identity: Identity | null) => void): () => void
  /** Loads the provider's code ahead of the click that needs it; failures wait for that click. */
  warm(): void
}

/** An emulator goes before a Firebase project, and the stand-in is taken where neither is there. */
export type IdentityConfig = {
  firebase: FirebaseOptions | null
  /** An official Auth emulator. */
  emulatorOrigin: string | null
  standInOrigin: string
}

/** Says that somebody signed in here and did not sign out. */
const HINT_KEY = 'loppis.signedIn'

export function createIdentity(config: IdentityConfig): IdentityService {
  const hint = createStoredText(HINT_KEY, () => window.localStorage)
  const listeners = new Set<(identity: Identity | null) => void>()
  let loading: Promise<FirebaseIdentity> | null = null
  /** The e-mail that the rest of the page believes to be signed in. */
  let known: string | null = null
  /** Changes that this tab is making itself. */
  let underway = 0

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

  /** Who a change of this tab's own making leaves signed in. */
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
    try {
      const identity = await attempt(await load())
      if (isWanted()) settle(identity)
      return identity
    } catch (error) {
      throw failedBy(error)
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
      throw failedBy(error)
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
      const isWanted = () => signal?.aborted !== true
      const attempt = signingIn((firebase) => firebase.signInWithGoogle(isWanted), isWanted)
      attempt.catch(() => undefined)
      return attempt
    },
    register: ({ name, email, password }) =>
      signingIn((firebase) => firebase.register(name, email, password)),
    async proof({ fresh = false } = {}) {
      if (hint.read() === null) return null
      try {
        return await (await load()).proof(fresh)
      } catch (error) {
        throw failedBy(error)
      }
    },
    async signOut() {
      const mayBeKept = hint.read() !== null || loading !== null
      settle(null)
      if (!mayBeKept) return
      try {
        await (await load()).signOut()
      } catch (error) {
        throw failedBy(error)
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm() {
      load().catch(() => undefined)
    },
  }
}

async function connect({ firebase, emulatorOrigin, standInOrigin }: IdentityConfig) {
  const isStandIn = firebase === null && emulatorOrigin === null
  const [{ connectFirebase }] = await Promise.all([
    import('./identity-firebase.ts'),
    // Set before the pop-up asks for it, it spares Google's own script.
    isStandIn ? import(/* @vite-ignore */ `${standInOrigin}/standins/identity/gapi.js`) : undefined,
  ])
  return connectFirebase(firebase, emulatorOrigin ?? (isStandIn ? standInOrigin : null))
}

function failedBy(error: unknown): Failed {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (typeof code === 'string' && code.startsWith('auth/')) {
    return new Failed({ kind: 'identity', code }, { cause: error })
  }
  // A module that did not arrive is a TypeError of the browser's own.
  const isUnreachable = error instanceof TypeError
  return new Failed(
    {
      kind: 'identity',
      code: isUnreachable ? 'auth/network-request-failed' : 'auth/internal-error',
    },
    { cause: error },
  )
}
