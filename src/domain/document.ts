import {
  boolean,
  coerce,
  is,
  nonempty,
  optional,
  type Struct,
  string,
  unknown,
  number,
  refine,
} from 'superstruct'

/**
 * Fields as document databases answer them (rule C4): what can be read in one way alone is read; anything else stays
 * what it is and is refused by its type.
 */

/** An id as text: some are numbers, and some object ids come as extended JSON, `{ "$oid": "…" }`. */
export const Id = read(nonempty(string()), (value) =>
  typeof value === 'number' ? String(value) : extendedJson(value, '$oid'),
)

/** Words that have to be there; a phone number may have been stored as a number. */
export const Words = read(string(), (value) => (typeof value === 'number' ? String(value) : value))

/** Words that somebody may have left out: '' where they are missing or null. */
export const OptionalWords = read(Words, (value) => value ?? '')

/** Missing and null mean no; a form may have sent the word. */
export const Flag = read(boolean(), (value) => {
  if (value === 'true' || value === 'false') return value === 'true'
  return value ?? false
})

/** A point in time in words that a browser reads. */
export const Moment = refine(string(), 'moment', (value) => !Number.isNaN(Date.parse(value)))

/**
 * A finite number; servers that store what a form sent answer it as a string, and decimals come as extended JSON,
 * `{ "$numberDecimal": "…" }` (rule C4).
 */
export const Numeric = read(refine(number(), 'finite', Number.isFinite), (value) => {
  const inside = extendedJson(value, '$numberDecimal')
  if (typeof inside !== 'string') return inside
  return inside.trim() === '' ? Number.NaN : Number(inside)
})

/**
 * A field that section 7 does not know. A plain server may mean something else by its name: it is then left out, as
 * every other unknown field is.
 */
export function extension<Value, Schema>(struct: Struct<Value, Schema>) {
  return read(optional(struct), (value) => (is(value, struct) ? value : undefined))
}

/** `struct`, read from what `reading` makes of a value, also of a missing one. */
export function read<Value, Schema>(
  struct: Struct<Value, Schema>,
  reading: (value: unknown) => unknown,
): Struct<Value, Schema> {
  return coerce(struct, unknown(), reading)
}

/** What is inside `{ "$oid": … }` and the like; anything else as it is. */
function extendedJson(value: unknown, key: '$oid' | '$numberDecimal'): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? Reflect.get(value, key)
    : value
}

/** Fills fields of an object that are missing, null or '' from others of its own: `{ to: from }`. */
export function withStandIns(value: unknown, standIns: Readonly<Record<string, string>>): unknown {
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
