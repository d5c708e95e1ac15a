import { invalidRequest, onlyOneOf } from './api-error.ts'
import type { IntentSettings } from './rows.ts'
import { isAutomaticByDefault, takesMethodTypes } from './versions.ts'

/** The type of payment method that the stand-in's account has. */
const ACTIVE = 'card'

export type GivenTypes = {
  allowed_payment_method_types?: string[] | undefined
  automatic_payment_methods?:
    | { enabled: boolean; allow_redirects: 'always' | 'never' | undefined }
    | undefined
  excluded_payment_method_types?: string[] | null | undefined
  payment_method_types?: string[] | undefined
}

type TypeSettings = Pick<
  IntentSettings,
  | 'allowed_payment_method_types'
  | 'automatic_payment_methods'
  | 'excluded_payment_method_types'
  | 'payment_method_types'
>

const DASHBOARD =
  'activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use.'

/**
 * Returns how a request changes the types of payment methods that an intent takes; `isNew` is a request that creates it.
 * Throws ApiError (400) when no card could pay.
 */
export function offeredTypes(
  given: GivenTypes,
  version: string,
  isNew: boolean,
): Partial<TypeSettings> {
  requireOne(given)
  const excluded = given.excluded_payment_method_types
  if (excluded?.includes(ACTIVE) === true) throw noValidTypes()
  return {
    ...listedTypes(given, version),
    ...(isNew && !isListed(given) && accountTypes(given, version)),
    ...(excluded !== undefined && { excluded_payment_method_types: excluded }),
  }
}

const isListed = (given: GivenTypes): boolean =>
  given.payment_method_types !== undefined || given.allowed_payment_method_types !== undefined

function listedTypes(given: GivenTypes, version: string): Partial<TypeSettings> {
  const { allowed_payment_method_types: allowed = null, payment_method_types: exact } = given
  if (!isListed(given)) return {}
  if (exact !== undefined) requireActive(exact, version)
  if (allowed?.includes(ACTIVE) === false) throw noValidTypes()
  return {
    allowed_payment_method_types: allowed,
    automatic_payment_methods: null,
    payment_method_types: [ACTIVE],
  }
}

function accountTypes(
  { automatic_payment_methods: automatic }: GivenTypes,
  version: string,
): Partial<TypeSettings> {
  if (!(automatic?.enabled ?? isAutomaticByDefault(version))) return {}
  return {
    automatic_payment_methods: {
      allow_redirects: automatic?.allow_redirects ?? 'always',
      enabled: true,
    },
  }
}

function requireOne(given: GivenTypes): void {
  const names = [
    'allowed_payment_method_types',
    ...(given.automatic_payment_methods?.enabled === true ? ['automatic_payment_methods'] : []),
    'payment_method_types',
    ...(given.allowed_payment_method_types === undefined ? [] : ['excluded_payment_method_types']),
  ].filter((name) => (given as Record<string, unknown>)[name] !== undefined)
  if (names.length > 1) throw onlyOneOf(names)
}

function requireActive(types: readonly string[], version: string): void {
  const param = 'payment_method_types'
  if (!takesMethodTypes(version)) {
    throw invalidRequest(
      'payment_method_types_no_longer_supported',
      'The parameter payment_method_types is no longer supported. Use dynamic payment methods, or allowed_payment_method_types or excluded_payment_method_types for more control.',
      param,
    )
  }
  if (!types.includes(ACTIVE)) {
    const message = `All types provided in payment_method_types are invalid. Please ensure the provided types are ${DASHBOARD}`
    throw invalidRequest('payment_intent_invalid_parameter', message, param)
  }
  const other = types.find((type) => type !== ACTIVE)
  if (other !== undefined) throw inactiveType(other, param)
}

/** Returns a 400: the account takes no payments of this type. */
export function inactiveType(type: string, param: string): Error {
  const message = `The payment method type "${type}" is invalid. Please ensure the provided type is ${DASHBOARD}`
  return invalidRequest('payment_intent_invalid_parameter', message, param)
}

function noValidTypes(): Error {
  return invalidRequest(
    'payment_intent_invalid_parameter',
    'No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).',
  )
}
