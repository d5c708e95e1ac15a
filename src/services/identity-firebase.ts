import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updateProfile,
  type User,
} from 'firebase/auth'
import type { Identity } from '../domain/user.ts'
import type { FirebaseAccounts } from './identity-accounts.ts'
import { createAccounts, sendVerification } from './identity-firebase-accounts.ts'
import { watchPopup } from './popup.ts'

/** The Firebase SDK as the identity service uses it. All methods throw the SDK's own errors. */
export type FirebaseIdentity = {
  /** Waits until the persisted session is read and, if online, confirmed. */
  current(): Promise<Identity | null>
  signInWithPassword(email: string, password: string): Promise<Identity>
  /**
   * Calls `isWanted` after the pop-up completes; if it returns false, the previous user is restored. Calls `onClosed` if
   * the pop-up is closed first: the sign-in may still succeed, because the pop-up can close before its result arrives.
   */
  signInWithGoogle(isWanted: () => boolean, onClosed: () => void): Promise<Identity>
  register(name: string, email: string, password: string): Promise<Identity>
  getIdToken(fresh: boolean): Promise<string | null>
  signOut(): Promise<void>
  /** Calls the listener when another user, or none, is signed in, here or in another tab. */
  onChanged(listener: (identity: Identity | null) => void): void
  accounts: FirebaseAccounts
}

/** The refusals with which the provider says that it no longer knows a user, as its REST API words them. */
const ENDED =
  /"(INVALID_ID_TOKEN|INVALID_REFRESH_TOKEN|TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|CREDENTIAL_TOO_OLD_LOGIN_AGAIN)\b/

/**
 * Makes the SDK keep its user through a failing provider. When it starts, it looks its user up, and forgets the user after
 * any failure but a lost connection: a 503 or a full quota would log every visitor out. The SDK has no setting for this,
 * and it reads window.fetch at each call. Other requests are not touched.
 */
function outlastOutages() {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const isLookup = typeof input === 'string' && /\/v1\/(accounts:lookup|token)\?/.test(input)
    if (!isLookup || response.ok || ENDED.test(await response.clone().text())) return response
    throw new TypeError(`The identity provider responded ${response.status}.`)
  }
}

/** Options that the SDK requires when no Firebase project is configured. */
const STAND_IN_OPTIONS = { apiKey: 'stand-in', authDomain: 'localhost', projectId: 'loppis' }

/**
 * Starts the SDK. `emulatorOrigin` is the server that answers in place of Google. The pop-up resolver is passed to
 * signInWithPopup: passed here, it would load Google's script before a user needs it.
 */
export function connectFirebase(
  options: FirebaseOptions | null,
  emulatorOrigin: string | null,
): FirebaseIdentity {
  outlastOutages()
  const auth = initializeAuth(initializeApp(options ?? STAND_IN_OPTIONS), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  let previous: User | null = null
  beforeAuthStateChanged(auth, () => {
    previous = auth.currentUser
  })

  /** The page itself has deleted the user, and signs out when it has said so. */
  let isDeleting = false
  const accounts = createAccounts(auth, {
    // An official emulator is at another origin.
    inbox: emulatorOrigin === window.location.origin ? '/standins/identity/inbox' : null,
    setDeleting(value) {
      isDeleting = value
    },
  })

  return {
    accounts,
    async current() {
      await auth.authStateReady()
      return identityOf(auth)
    },
    async signInWithPassword(email, password) {
      await signInWithEmailAndPassword(auth, email, password)
      return signedIn(auth)
    },
    async signInWithGoogle(isWanted, onClosed) {
      const stopWatching = watchPopup(onClosed)
      try {
        await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
      } finally {
        stopWatching()
      }
      const identity = signedIn(auth)
      if (!isWanted()) await updateCurrentUser(auth, previous)
      return identity
    },
    async register(name, email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      try {
        await updateProfile(user, { displayName: name })
        // The first ID token does not contain the name yet.
        await user.getIdToken(true)
      } catch {
        // The account exists: reporting a failure would lead to 'already in use' on the next attempt.
      }
      // The registration does not wait for the mail, which the account's page can send again.
      sendVerification(auth, user).catch(() => undefined)
      return { ...signedIn(auth), name }
    },
    async getIdToken(fresh) {
      await auth.authStateReady()
      return (await auth.currentUser?.getIdToken(fresh)) ?? null
    },
    signOut: () => signOut(auth),
    onChanged(listener) {
      onAuthStateChanged(auth, (user) => {
        if (user !== null) isDeleting = false
        if (!isDeleting) listener(identityOf(auth))
      })
    },
  }
}

function identityOf({ currentUser }: Auth): Identity | null {
  if (currentUser === null || currentUser.email === null) return null
  const { email, displayName } = currentUser
  return { email, name: displayName ?? email.replace(/@.*$/, '') }
}

function signedIn(auth: Auth): Identity {
  const identity = identityOf(auth)
  if (identity === null)
    throw new Error('The identity provider signed in a user without an e-mail.')
  return identity
}
