import type { Context } from 'hono'
import {
  coerce,
  create,
  number,
  refine,
  size,
  string,
  type Struct,
  StructError,
  type,
} from 'superstruct'
import { Problem } from './problem.ts'
import { internationalPhone, isPlain, isPlainOfLines, storedLine, storedLines } from './text.ts'

/** The largest number that a column of PostgreSQL's type integer holds. */
export const LARGEST_INTEGER = 2 ** 31 - 1

/** A struct for text without control characters, such as an id. */
export const PlainText = refine(
  string(),
  'plain',
  (text) => isPlain(text) || 'Expected no control characters',
)

/** A struct for text without control characters but line breaks and tabs. */
const PlainLines = refine(
  string(),
  'plain',
  (text) => isPlainOfLines(text) || 'Expected no control characters',
)

/** Returns a struct for a line of free text of `least` to `most` characters, as it is stored. */
export const lineOfText = (most: number, least = 0): Struct<string, null> =>
  size(coerce(PlainText, string(), storedLine), least, most)

/** Returns a struct for free text of `least` to `most` characters with line breaks and tabs, as it is stored. */
export const linesOfText = (most: number, least = 0): Struct<string, null> =>
  size(coerce(PlainLines, string(), storedLines), least, most)

/** Like `lineOfText`, of at least one character. */
export const filledText = (limit: number): Struct<string, null> => lineOfText(limit, 1)

/** Returns a struct for a phone number of `least` to 40 characters, as it is stored, or whatever text stands in its place. */
export const phoneText = (least = 1): Struct<string, null> =>
  size(
    coerce(PlainText, string(), (text) => internationalPhone(storedLine(text))),
    least,
    40,
  )

/** Like `linesOfText`, of at least one character. */
export const filledLines = (limit: number): Struct<string, null> => linesOfText(limit, 1)

/** A number as a form sends it. `Number` also takes '0x10' and '1e3'. */
const DECIMAL = /^\s*-?(?:\d+(?:\.\d+)?|\.\d+)\s*$/

/** A struct for a positive amount in US dollars, at most a million; it also accepts the text that a form sends. */
export const Dollars = refine(
  coerce(number(), string(), (text) => (DECIMAL.test(text) ? Number(text) : Number.NaN)),
  'dollars',
  (amount) =>
    (Number.isFinite(amount) && amount > 0 && amount <= 1_000_000) ||
    'Expected an amount in dollars above 0',
)

/** An amount with at most two decimals: the server never rounds a seller's price. */
export const ExactDollars = refine(
  Dollars,
  'cents',
  (amount) => Number(amount.toFixed(2)) === amount || 'Expected at most two decimals',
)

/** Converts dollars to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Converts whole cents to dollars. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** An event that a user sends to a flow. Its further fields depend on the flow's state, which names them. */
export const EventBody = type({ event: string() })
export type EventBody = { event: string; [field: string]: unknown }

/** Returns a struct whose refusal is `explanation`, in place of the name of the field. */
export const explained = <Value, Schema>(
  struct: Struct<Value, Schema>,
  explanation: string,
  isValid: (value: Value) => boolean,
): Struct<Value, Schema> =>
  refine(struct, 'explained', (value) => isValid(value) || { explanation })

/** Validates `value` against `struct`. Throws the problem invalid-request, which names the field, `name` or within it. */
export function decode<Value>(value: unknown, struct: Struct<Value>, name = ''): Value {
  try {
    return create(value, struct)
  } catch (error) {
    // superstruct throws while it formats a value that is nested too deep or whose toString is not a function.
    const isBeyondWords = error instanceof TypeError || error instanceof RangeError
    if (!(error instanceof StructError || isBeyondWords)) throw error
    if (error instanceof StructError && error.cause !== undefined) {
      throw new Problem('invalid-request', error.message)
    }
    const path = error instanceof StructError ? error.path : []
    const field = name === '' ? path.join('.') : [name, ...path].join('.')
    throw new Problem(
      'invalid-request',
      field === '' ? 'The request has a wrong shape.' : `The field '${field}' is missing or wrong.`,
    )
  }
}

/** Returns the JSON body of a request, which `prepare` may change, validated against `struct`. Throws invalid-request. */
export async function decodeBody<Value>(
  context: Context,
  struct: Struct<Value>,
  prepare: (body: unknown, context: Context) => unknown = (body) => body,
): Promise<Value> {
  return decode(prepare(await readBody(context), context), struct)
}

/** Returns whether a field of this struct may be left out. */
export const isOptional = (struct: Struct): boolean =>
  struct.validate(undefined, { coerce: true })[0] === undefined

/**
 * Returns a function that validates the query of a request against a struct of an object. It throws invalid-request, also for
 * a required parameter that is empty.
 */
export function queryDecoder<Value>(struct: Struct<Value>): (context: Context) => Value {
  const fields = struct.schema as Readonly<Record<string, Struct>>
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name] as Struct))
  return (context) => {
    for (const name of required) requiredQuery(context, name)
    return decode(context.req.query(), struct)
  }
}

/** Returns the JSON body of a request without validation. Throws the problem invalid-request. */
export async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Problem('invalid-request', 'The body is not JSON.')
  }
}

/** Returns a required query parameter. Throws the problem invalid-request. */
export function requiredQuery(context: Context, name: string): string {
  const value = context.req.query(name)
  if (value === undefined || value === '') {
    throw new Problem('invalid-request', `The query parameter '${name}' is missing.`)
  }
  return value
}
