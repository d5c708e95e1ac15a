import { message } from './message.ts'
import { requiredErrors } from './form.ts'
import type { RegistrationRole } from './user.ts'

export type LoginForm = { email: string; password: string }
export type RegisterForm = LoginForm & { name: string; role: RegistrationRole | '' }

/** An address with one @ and a dot in its domain; the identity provider checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Returns the errors of a login form (rule S10). */
export const loginErrors = (form: LoginForm) => ({
  ...(EMAIL.test(form.email.trim()) ? {} : { email: message('emailInvalid') }),
  ...requiredErrors(
    { email: form.email, password: form.password },
    { email: message('emailRequired'), password: message('passwordRequired') },
  ),
})

/** Returns the errors of a registration form (rule S11). */
export const registerErrors = (form: RegisterForm) => ({
  ...requiredErrors(
    { name: form.name, role: form.role },
    { name: message('nameRequired'), role: message('userTypeRequired') },
  ),
  ...loginErrors(form),
})
