import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  applyActionCode,
  type Auth,
  beforeAuthStateChanged,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { MailSent } from '../domain/sign-in-forms.ts'
import type { Identity } from '../domain/user.ts'
import type { FirebaseAccounts } from './identity-accounts.ts'
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
  // An official emulator is at another origin.
  const isStandIn = emulatorOrigin === window.location.origin
  const sent: MailSent = { inbox: isStandIn ? '/standins/identity/inbox' : null }
  const accounts: FirebaseAccounts = {
    async sendPasswordReset(email, backTo) {
      auth.languageCode = document.documentElement.lang
      const url = new URL(backTo, window.location.origin).href
      await sendPasswordResetEmail(auth, email, { url })
      return sent
    },
    checkPasswordReset: (oobCode) => verifyPasswordResetCode(auth, oobCode),
    confirmPasswordReset: (oobCode, password) => confirmPasswordReset(auth, oobCode, password),
    async confirmEmail(oobCode) {
      await applyActionCode(auth, oobCode)
      // The next ID token says so.
      await auth.currentUser?.reload()
    },
    async signInMethod() {
      const { providerData } = await requireUser(auth)
      const hasPassword = providerData.some(({ providerId }) => providerId === 'password')
      return hasPassword ? 'password' : 'google'
    },
    async reauthenticate(password) {
      const user = await requireUser(auth)
      if (password === null) {
        await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
      } else {
        const credential = EmailAuthProvider.credential(user.email ?? '', password)
        await reauthenticateWithCredential(user, credential)
      }
    },
    async changePassword(password) {
      await updatePassword(await requireUser(auth), password)
    },
    async rename(name) {
      const user = await requireUser(auth)
      await updateProfile(user, { displayName: name })
      await user.getIdToken(true)
    },
    async deleteUser() {
      const user = await requireUser(auth)
      isDeleting = true
      try {
        await deleteUser(user)
      } catch (error) {
        isDeleting = false
        throw error
      }
    },
  }

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

/** Returns the signed-in user. Throws the SDK's error for a session that is over. */
async function requireUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser !== null) return auth.currentUser
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
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
