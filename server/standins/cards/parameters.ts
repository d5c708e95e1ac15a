import { isPlain } from '../../text.ts'
import { invalidRequest } from './api-error.ts'
import type { NewIntent } from './intents.ts'

/** Stripe's minimum and maximum amount of one payment, in cents. */
const LEAST = 50
const GREATEST = 99_999_999

/** The fields of a form body by name, such as amount or metadata[bookingId]. */
export type Parameters = ReadonlyMap<string, string>

/** Parses a form body that may contain only the allowed fields. Throws ApiError (400). */
export function readParameters(body: string, allowed: readonly RegExp[]): Parameters {
  const parameters = new Map(new URLSearchParams(body))
  for (const [name, value] of parameters) {
    if (!isPlain(name + value)) {
      throw invalidRequest('parameter_invalid_string', 'A parameter holds a control character.')
    }
    if (!allowed.some((pattern) => pattern.test(name))) {
      throw invalidRequest('parameter_unknown', `Received unknown parameter: ${name}`, name)
    }
  }
  return parameters
}

/** Returns a parameter's value. Throws ApiError (400) when it is missing or empty. */
export function required(parameters: Parameters, name: string): string {
  const value = parameters.get(name)
  if (value === undefined || value === '') {
    throw invalidRequest('parameter_missing', `Missing required param: ${name}.`, name)
  }
  return value
}

/** Parses a positive integer number of cents. Throws ApiError (400). */
export function readAmount(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) {
    throw invalidRequest('parameter_invalid_integer', `Invalid integer: ${text}`, 'amount')
  }
  const amount = Number(text)
  if (amount < 1) {
    throw invalidRequest(
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
      'amount',
    )
  }
  return amount
}

/** Parses the body of POST /v1/payment_intents. Throws ApiError (400). */
export function readNewIntent(body: string): NewIntent {
  const parameters = readParameters(body, [
    /^(amount|currency|description)$/,
    /^metadata\[[^\]]{1,40}\]$/,
    /^allowed_payment_method_types\[\d+\]$/,
    /^automatic_payment_methods\[(enabled|allow_redirects)\]$/,
  ])
  const amount = readAmount(required(parameters, 'amount'))
  const currency = required(parameters, 'currency').toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest('parameter_invalid_string', `Invalid currency: ${currency}.`, 'currency')
  }
  if (amount < LEAST) {
    throw invalidRequest('amount_too_small', 'Amount must be at least $0.50 usd', 'amount')
  }
  if (amount > GREATEST) {
    throw invalidRequest('amount_too_large', 'Amount must be no more than $999,999.99', 'amount')
  }
  return {
    amount,
    currency,
    description: parameters.get('description') ?? null,
    metadata: Object.fromEntries(
      [...parameters]
        .filter(([name]) => name.startsWith('metadata['))
        .map(([name, value]) => [name.slice('metadata['.length, -1), value]),
    ),
  }
}
