import { array, enums, type Infer, string, type } from 'superstruct'
import { ACCOUNT_LIMITS } from './constants.ts'
import { type ContactAudience, ContactAudienceStruct } from './contact.ts'
import { extension, Id, OptionalString, RequiredString } from './field-structs.ts'
import { message } from './message.ts'
import { limitErrors, requiredErrors } from './form.ts'

/** An item that prevents an account's deletion. `id` is that of the order, the booking or, for a sale, the product. */
const BlockerStruct = type({
  kind: enums(['order', 'booking', 'sale', 'refund']),
  id: Id,
  name: RequiredString,
})
export type Blocker = Infer<typeof BlockerStruct>

/** The account of the signed-in user, an extension. */
export const AccountStruct = type({
  name: RequiredString,
  email: string(),
  phone: OptionalString,
  place: OptionalString,
  /** A seller has it, on a server where it can be chosen. */
  contactFor: extension(ContactAudienceStruct),
  blockers: array(BlockerStruct),
})
export type Account = Infer<typeof AccountStruct>

/** The fields of an account that its user changes. */
export type AccountForm = {
  name: string
  phone: string
  place: string
  contactFor?: ContactAudience
}

/** Returns the errors of the form of an account. */
export const accountErrors = ({ name, phone, place }: AccountForm) => ({
  ...limitErrors({ name, phone, place }, ACCOUNT_LIMITS),
  ...requiredErrors({ name }, { name: message('nameRequired') }),
})

/** How a user signs in, and so proves to be present. */
export type SignInMethod = 'password' | 'google'

export type PasswordChangeForm = { current: string; password: string }

/** Returns the errors of the form that changes a password. */
export const passwordChangeErrors = (form: PasswordChangeForm) => {
  const missing = message('passwordRequired')
  return requiredErrors(form, { current: missing, password: missing })
}
