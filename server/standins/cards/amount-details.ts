import type { Stripe } from 'stripe'
import { invalidRequest } from './api-error.ts'
import type { amountDetails } from './parameters/details.ts'
import type { ValueOf } from './parameters/rules.ts'

type Given = ValueOf<typeof amountDetails>
type Mismatch = Stripe.PaymentIntent.AmountDetails.Error & {
  code:
    | 'amount_details_amount_mismatch'
    | 'amount_details_tax_shipping_discount_greater_than_amount'
}

/**
 * Returns the details of an amount as Stripe returns them. Stripe returns no line items, and checks that everything adds up:
 * throws ApiError (400) when it does not, or returns the error where the request wants no check.
 */
export function amountDetailsView(
  given: Given | null,
  amount: number,
): Stripe.PaymentIntent.AmountDetails {
  if (given === null) return {}
  const error = mismatchOf(given, amount)
  if (error !== null && given.enforce_arithmetic_validation !== false) {
    throw invalidRequest(error.code, error.message ?? '', 'amount_details')
  }
  const { discount_amount, shipping, tax } = given
  return {
    ...(error !== null && { error }),
    ...(typeof discount_amount === 'number' && { discount_amount }),
    ...(shipping && {
      shipping: {
        amount: shipping.amount ?? null,
        from_postal_code: shipping.from_postal_code ?? null,
        to_postal_code: shipping.to_postal_code ?? null,
      },
    }),
    ...(tax && { tax }),
  }
}

/** https://docs.stripe.com/payments/payment-line-items */
function mismatchOf(given: Given, amount: number): Mismatch | null {
  const added = (given.tax?.total_tax_amount ?? 0) + (given.shipping?.amount ?? 0)
  const discount = given.discount_amount ?? 0
  const items = given.line_items ?? null
  if (items === null) {
    if (added <= amount && discount <= amount) return null
    return {
      code: 'amount_details_tax_shipping_discount_greater_than_amount',
      message: `The tax, shipping and discount of amount_details are greater than the amount (${amount}).`,
    }
  }
  const total = items.reduce(
    (sum, item) =>
      sum +
      item.unit_cost * item.quantity +
      (item.tax?.total_tax_amount ?? 0) -
      (item.discount_amount ?? 0),
    added - discount,
  )
  if (total === amount) return null
  return {
    code: 'amount_details_amount_mismatch',
    message: `The line items, tax, shipping and discount of amount_details add up to ${total}, but the amount is ${amount}.`,
  }
}
