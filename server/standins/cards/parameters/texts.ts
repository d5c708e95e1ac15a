import { invalidRequest } from '../api-error.ts'
import { text } from './rules.ts'

const SUFFIX_AT_MOST = 22

export const email = text(800, (value, name) => {
  if (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value)) return
  throw invalidRequest('email_invalid', `Invalid email address: ${value}`, name)
})

/** A web address, or an address with the scheme of an app. */
export const address = text(5_000, (value, name) => {
  if (URL.canParse(value) && !/^(?:javascript|data|blob|file|about):/i.test(value)) return
  throw invalidRequest('url_invalid', 'Not a valid URL', name)
})

/** Cards have no statement descriptor of their own, only a suffix to the account's. */
export const statementDescriptor = text(5_000, (_, name) => {
  throw invalidRequest(
    null,
    'The statement_descriptor parameter is not supported for the payment_method_type `card`. To continue supporting payment_method_type `card`, please pass in `statement_descriptor_suffix` or remove the `statement_descriptor` parameter altogether.',
    name,
  )
})

/** https://docs.stripe.com/get-started/account/statement-descriptors#requirements */
export const statementSuffix = text(5_000, (value, name) => {
  const refuse = (message: string) => invalidRequest(null, message, name)
  if (value.length > SUFFIX_AT_MOST) {
    throw refuse(
      `The statement descriptor suffix must be at most ${SUFFIX_AT_MOST} characters. ${value} is ${value.length} characters long.`,
    )
  }
  if (/[<>\\'"*]/.test(value)) {
    throw refuse(
      'The statement descriptor suffix must not contain the characters <, >, \\, \', ", and *.',
    )
  }
  if (!/[a-z]/i.test(value)) {
    throw refuse('The statement descriptor suffix must contain at least one alphabetic character.')
  }
})

/** The merchant charges for itself only, so nobody else pays a fee. */
export const applicationFee = {
  ...text(),
  kind: 'integer',
  read(_: unknown, name: string): never {
    throw invalidRequest(
      null,
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      name,
    )
  },
} as const
