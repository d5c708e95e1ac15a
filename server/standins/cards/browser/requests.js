/**
 * @typedef {{ type: string, code?: string, decline_code?: string, message: string, payment_intent?: Intent }} ApiError
 * @typedef {{ id: string, status: string, client_secret: string, last_payment_error: ApiError | null,
 *   next_action: { use_stripe_sdk: { challenge: string } } | { redirect_to_url: { url: string } } | null }} Intent
 * @typedef {{ id: string }} PaymentMethod
 */

const CONNECTION_ERROR = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}

/** @returns {{ error: ApiError }} */
export const connectionFailed = () => ({ error: { ...CONNECTION_ERROR } })

/**
 * Calls the stand-in's API with the publishable key. Resolves with an `error` instead of rejecting.
 * @template Value
 * @param {string} key
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {Record<string, string>} fields
 * @returns {Promise<{ value: Value } | { error: ApiError }>}
 */
export async function call(key, method, path, fields) {
  const url = new URL(`v1/${path}`, import.meta.url)
  const form = new URLSearchParams(fields)
  if (method === 'GET') url.search = form.toString()
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: form }),
    })
    const answer = await response.json()
    return response.ok ? { value: answer } : { error: answer.error }
  } catch {
    return connectionFailed()
  }
}

/**
 * @param {string} clientSecret pi_…_secret_…
 * @returns {string} the intent's id
 */
export function intentId(clientSecret) {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? []
  if (id === undefined) {
    throw new Error(
      'Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
    )
  }
  return id
}
