import {
  boolean,
  coerce,
  is,
  nonempty,
  number,
  optional,
  record,
  refine,
  string,
  type Struct,
  unknown,
} from 'superstruct'

/**
 * Structs for fields as document databases return them (rule C4). A value with exactly one interpretation is coerced;
 * any other value is left unchanged and fails validation.
 */

/** An id as a string. Servers also send numbers and object ids as extended JSON, `{ "$oid": "…" }`. */
export const Id = preprocess(nonempty(string()), (value) =>
  typeof value === 'number' ? String(value) : extendedJson(value, '$oid'),
)

/** A required string; a server may have stored a phone number as a number. */
export const RequiredString = preprocess(string(), (value) =>
  typeof value === 'number' ? String(value) : value,
)

/** An optional string: '' when missing or null. */
export const OptionalString = preprocess(RequiredString, (value) => value ?? '')

/** A boolean: false when missing or null; forms may send 'true' or 'false' as a string. */
export const Flag = preprocess(boolean(), (value) => {
  if (value === 'true' || value === 'false') return value === 'true'
  return value ?? false
})

/** A date string that `Date.parse` accepts. */
export const Moment = refine(string(), 'moment', (value) => !Number.isNaN(Date.parse(value)))

/** A number as a form or a decimal of extended JSON has it. `Number` also takes '' and '0x10'. */
const DECIMAL = /^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/
const DECIMAL_OF_JSON = /^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/

/**
 * A finite number. Servers that store form values return strings, and decimals arrive as extended JSON,
 * `{ "$numberDecimal": "…" }` (rule C4).
 */
export const Numeric = preprocess(refine(number(), 'finite', Number.isFinite), (value) => {
  const inside = extendedJson(value, '$numberDecimal')
  if (typeof inside !== 'string') return inside
  const isDecimal = DECIMAL.test(inside) || (inside !== value && DECIMAL_OF_JSON.test(inside))
  return isDecimal ? Number(inside) : inside
})

/**
 * A field that section 7 does not define. A plain server may use its name for something else: an invalid value is
 * dropped, as every other unknown field is.
 */
export function extension<Value, Schema>(struct: Struct<Value, Schema>) {
  return preprocess(optional(struct), (value) => (is(value, struct) ? value : undefined))
}

/** Returns `struct` with `reading` applied to the raw value first, also when the value is missing. */
export function preprocess<Value, Schema>(
  struct: Struct<Value, Schema>,
  reading: (value: unknown) => unknown,
): Struct<Value, Schema> {
  return coerce(struct, unknown(), reading)
}

/** Unwraps `{ "$oid": … }` and `{ "$numberDecimal": … }`; returns any other value unchanged. */
function extendedJson(value: unknown, key: '$oid' | '$numberDecimal'): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? Reflect.get(value, key)
    : value
}

/** Fills an object's missing, null or '' fields from its other fields: `{ to: from }`. */
export function withFallbacks(value: unknown, standIns: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isThere = (field: string) => !isNothing(Reflect.get(value, field))
  const filled = Object.entries(standIns)
    .filter(([to, from]) => !isThere(to) && isThere(from))
    .map(([to, from]): [string, unknown] => [to, Reflect.get(value, from)])
  return { ...value, ...Object.fromEntries(filled) }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * Returns the struct of `translations`: the texts of an item in other languages, by language. Extension: absent on a
 * plain server, whose own texts are then shown in every language.
 */
export const translationsOf = <Texts, Schema>(texts: Struct<Texts, Schema>) =>
  extension(record(string(), texts))
