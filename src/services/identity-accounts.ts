import type { SignInMethod } from '../domain/account.ts'
import type { MailSent } from '../domain/sign-in-forms.ts'

/** The SDK's operations on an account besides signing in. All methods throw the SDK's own errors. */
export type FirebaseAccounts = {
  /**
   * Sends a mail with a link for a new password, in the language of the page. The call also succeeds for an address without
   * an account, unless the Firebase project has no email enumeration protection. `backTo`: the address to which the page of
   * the provider leads afterwards.
   */
  sendPasswordReset(email: string, backTo: string): Promise<MailSent>
  /** Returns the e-mail address of the account. The code stays good. */
  checkPasswordReset(oobCode: string): Promise<string>
  /** Uses up the code, and ends the sessions of the account. */
  confirmPasswordReset(oobCode: string, password: string): Promise<void>
  /** Returns whether the user has confirmed the e-mail address. Asks the provider. */
  isEmailVerified(): Promise<boolean>
  /** Sends the user a mail with a link that confirms the e-mail address, in the language of the page. */
  sendVerification(): Promise<MailSent>
  /** Confirms the e-mail address that the code was sent to, and uses up the code. */
  confirmEmail(oobCode: string): Promise<void>
  /** Returns how the user signs in. Throws auth/user-token-expired if nobody is signed in. */
  signInMethod(): Promise<SignInMethod>
  /** Signs the user in again, by the password or, for null, in the pop-up of Google: this counts as recent. */
  reauthenticate(password: string | null): Promise<void>
  /** Sets a new password. The provider ends the sessions of other devices. Needs a recent sign-in. */
  changePassword(password: string): Promise<void>
  rename(name: string): Promise<void>
  /** Deletes the user at the provider. Throws auth/requires-recent-login after some minutes. */
  deleteUser(): Promise<void>
}
