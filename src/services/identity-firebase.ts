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

/** The Firebase SDK as the identity service uses it. Everything throws the SDK's own errors. */
export type FirebaseIdentity = {
  /** Waits until what was kept of an earlier visit is read and, where there is a connection, confirmed. */
  current(): Promise<Identity | null>
  signInWithPassword(email: string, password: string): Promise<Identity>
  /** `isWanted` is asked when the pop-up has done its work: where nobody waits any more, the user before it stays. */
  signInWithGoogle(isWanted: () => boolean): Promise<Identity>
  register(name: string, email: string, password: string): Promise<Identity>
  proof(fresh: boolean): Promise<string | null>
  signOut(): Promise<void>
  /** Someone else, or nobody, is signed in: here or in another tab. */
  onChanged(listener: (identity: Identity | null) => void): void
}

/** What the SDK asks for where no Firebase project is behind it. */
const STAND_IN_OPTIONS = { apiKey: 'stand-in', authDomain: 'localhost', projectId: 'loppis' }

/**
 * Starts the SDK. `emulatorOrigin`: who answers in place of Google.
 * The pop-up resolver is left to signInWithPopup: given here, it would fetch Google's script before anybody asks.
 */
export function connectFirebase(
  options: FirebaseOptions | null,
  emulatorOrigin: string | null,
): FirebaseIdentity {
  const auth = initializeAuth(initializeApp(options ?? STAND_IN_OPTIONS), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true })
  let previous: User | null = null
  beforeAuthStateChanged(auth, () => {
    previous = auth.currentUser
  })

  return {
    async current() {
      await auth.authStateReady()
      return identityOf(auth)
    },
    async signInWithPassword(email, password) {
      await signInWithEmailAndPassword(auth, email, password)
      return signedIn(auth)
    },
    async signInWithGoogle(isWanted) {
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
      const identity = signedIn(auth)
      if (!isWanted()) await updateCurrentUser(auth, previous)
      return identity
    },
    async register(name, email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      try {
        await updateProfile(user, { displayName: name })
        // The token of the first moment does not know the name yet.
        await user.getIdToken(true)
      } catch {
        // The account is there: to report a failure now would lead to 'already in use' at the next try.
      }
      return { ...signedIn(auth), name }
    },
    async proof(fresh) {
      await auth.authStateReady()
      return (await auth.currentUser?.getIdToken(fresh)) ?? null
    },
    signOut: () => signOut(auth),
    onChanged(listener) {
      onAuthStateChanged(auth, () => listener(identityOf(auth)))
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
