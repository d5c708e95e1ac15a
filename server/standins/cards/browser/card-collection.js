import { call, connectionFailed } from './requests.js'

/**
 * @typedef {import('./element.js').CardElement} CardElement
 * @typedef {import('./requests.js').ApiError} ApiError
 * @typedef {import('./requests.js').PaymentMethod} PaymentMethod
 */

/**
 * Creates a payment method from the three fields of a form. Each field's frame sends its own part to the stand-in. The
 * page passes on only the ticket that identifies the parts of one card.
 * @param {string} key the publishable key
 * @param {CardElement} element any field of the form
 * @returns {Promise<{ value: PaymentMethod } | { error: ApiError }>}
 */
export async function createPaymentMethod(key, element) {
  const fields = element.group.fields()
  if (fields === null) {
    throw new Error(
      'A card needs mounted cardNumber, cardExpiry and cardCvc elements of one elements() group.',
    )
  }
  const checks = await Promise.all(fields.map((field) => field.ask({ type: 'check' })))
  for (const check of checks) {
    if (check === null) return connectionFailed()
    if (isApiError(check.error)) return { error: check.error }
  }
  const ticket = randomTicket()
  const deliveries = await Promise.all(
    fields.map((field) => field.ask({ type: 'deliver', ticket })),
  )
  if (deliveries.some((delivery) => delivery?.done !== true)) return connectionFailed()
  return call(key, 'POST', 'payment_methods', { type: 'card', 'card[ticket]': ticket })
}

/** @param {unknown} error @returns {error is ApiError} */
function isApiError(error) {
  return typeof error === 'object' && error !== null
}

/** Returns 144 random bits in base64url. */
function randomTicket() {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
