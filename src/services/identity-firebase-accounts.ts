import {
  applyActionCode,
  type Auth,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import type { FirebaseAccounts } from './identity-accounts.ts'
import { watchPopup } from './popup.ts'

type Options = {
  /** The page with the mails of a stand-in; null: they go to the user's own inbox. */
  inbox: string | null
  /** Called with true before the user is deleted, and with false if that fails. */
  setDeleting: (isDeleting: boolean) => void
}

/** Creates what the SDK does with an account besides signing in. */
export function createAccounts(auth: Auth, { inbox, setDeleting }: Options): FirebaseAccounts {
  return {
    async sendPasswordReset(email, backTo) {
      auth.languageCode = document.documentElement.lang
      const url = new URL(backTo, window.location.origin).href
      await sendPasswordResetEmail(auth, email, { url })
      return { inbox }
    },
    checkPasswordReset: (oobCode) => verifyPasswordResetCode(auth, oobCode),
    confirmPasswordReset: (oobCode, password) => confirmPasswordReset(auth, oobCode, password),
    async isEmailVerified() {
      const user = await requireUser(auth)
      await user.reload()
      return user.emailVerified
    },
    async sendVerification() {
      await sendVerification(auth, await requireUser(auth))
      return { inbox }
    },
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
        await reauthenticateInPopup(user)
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
      setDeleting(true)
      try {
        await deleteUser(user)
      } catch (error) {
        setDeleting(false)
        throw error
      }
    },
  }
}

/** Rejects as soon as the user closes the pop-up, which the SDK reports after ten seconds. */
async function reauthenticateInPopup(user: User): Promise<void> {
  let stopWatching = () => undefined as void
  const closed = new Promise<never>((_, reject) => {
    stopWatching = watchPopup(() =>
      reject(new FirebaseError('auth/popup-closed-by-user', 'The pop-up was closed.')),
    )
  })
  try {
    const provider = new GoogleAuthProvider()
    await Promise.race([
      reauthenticateWithPopup(user, provider, browserPopupRedirectResolver),
      closed,
    ])
  } finally {
    stopWatching()
  }
}

/** Sends a mail that confirms the e-mail address, in the language of the page. */
export function sendVerification(auth: Auth, user: User): Promise<void> {
  auth.languageCode = document.documentElement.lang
  return sendEmailVerification(user)
}

/** Returns the signed-in user. Throws the SDK's error for a session that is over. */
async function requireUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser !== null) return auth.currentUser
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' })
}
