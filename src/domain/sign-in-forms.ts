import { initialSpecMessages } from './initial-messages.ts'
import { requiredErrors } from './form.ts'
import type { RegistrationRole } from './user.ts'

export type LoginForm = { email: string; password: string }
export type RegisterForm = LoginForm & { name: string; role: RegistrationRole | '' }

/** Returns the errors of a login form (rule S10). */
export const loginErrors = (form: LoginForm) =>
  requiredErrors(
    { email: form.email, password: form.password },
    { email: initialSpecMessages.emailRequired, password: initialSpecMessages.passwordRequired },
  )

/** Returns the errors of a registration form (rule S11). */
export const registerErrors = (form: RegisterForm) => ({
  ...requiredErrors(
    { name: form.name, role: form.role },
    { name: initialSpecMessages.nameRequired, role: initialSpecMessages.userTypeRequired },
  ),
  ...loginErrors(form),
})
