import { ACCOUNT_LIMITS } from './constants.ts'
import { message } from './message.ts'
import { limitErrors, requiredErrors } from './form.ts'
import type { RegistrationRole } from './user.ts'

export type EmailForm = { email: string }
export type PasswordForm = { password: string }
export type LoginForm = EmailForm & PasswordForm
export type RegisterForm = LoginForm & { name: string; role: RegistrationRole | '' }

/**
 * The identity provider has sent a mail. `inbox`: the address of the page with the mails of a stand-in; null: they go to
 * the user's own inbox.
 */
export type MailSent = { inbox: string | null }

/** An address with one @ and a dot in its domain; the identity provider checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Returns the errors of a form that asks for an e-mail address. */
export const emailErrors = ({ email }: EmailForm) => ({
  ...(EMAIL.test(email.trim()) ? {} : { email: message('emailInvalid') }),
  ...requiredErrors({ email }, { email: message('emailRequired') }),
})

/** Returns the errors of a form that asks for a password. */
export const passwordErrors = ({ password }: PasswordForm) =>
  requiredErrors({ password }, { password: message('passwordRequired') })

/** Returns the errors of a login form (rule S10). */
export const loginErrors = (form: LoginForm) => ({
  ...emailErrors(form),
  ...passwordErrors(form),
})

/** Returns the errors of a registration form (rule S11). */
export const registerErrors = (form: RegisterForm) => ({
  ...limitErrors({ name: form.name }, { name: ACCOUNT_LIMITS.name }),
  ...requiredErrors(
    { name: form.name, role: form.role },
    { name: message('nameRequired'), role: message('userTypeRequired') },
  ),
  ...loginErrors(form),
})
