import { invalidRequest } from './api-error.ts'

/** The version of a request without the header Stripe-Version, as an account has one: the last that takes payment_method_types. */
export const ACCOUNT_VERSION = '2026-08-26.dahlia'

/** Returns the API version of a request, such as 2026-10-28.endive. Throws ApiError (400). */
export function readVersion(header: string | undefined): string {
  if (header === undefined) return ACCOUNT_VERSION
  if (/^\d{4}-\d\d-\d\d(?:\.\w+)?$/.test(header)) return header
  throw invalidRequest(null, `Invalid Stripe API version: ${header}`)
}

/** https://docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents */
export const takesMethodTypes = (version: string): boolean => version < '2026-09-30'

/** Returns whether an intent without a list of types takes the types of the account: https://docs.stripe.com/upgrades/manage-payment-methods */
export const isAutomaticByDefault = (version: string): boolean => version >= '2023-08-16'

/** Returns whether a charge is captured asynchronously when its intent does not say: https://docs.stripe.com/upgrades#2024-04-10 */
export const isAsyncByDefault = (version: string): boolean => version >= '2024-04-10'
