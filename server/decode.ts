import type { Context } from 'hono'
import { coerce, create, number, refine, size, string, type Struct, StructError } from 'superstruct'
import { Problem } from './problem.ts'
import { isPlain } from './text.ts'

/** Text without control characters, such as an id. */
export const PlainText = refine(
  string(),
  'plain',
  (text) => isPlain(text) || 'Expected no control characters',
)

/** Trimmed plain text of 1 to `limit` characters. */
export function filledText(limit: number): Struct<string, null> {
  return size(
    coerce(PlainText, string(), (text) => text.trim()),
    1,
    limit,
  )
}

/** A positive amount in US dollars, also as the text a form sends; whole cents, at most a million. */
export const Dollars = refine(
  coerce(number(), string(), (text) => (text.trim() === '' ? Number.NaN : Number(text))),
  'dollars',
  (amount) =>
    (Number.isFinite(amount) && amount > 0 && amount <= 1_000_000) ||
    'Expected an amount in dollars above 0',
)

/** Whole cents of an amount in dollars. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Dollars of whole cents. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** `value` as `struct` has it. Throws the problem invalid-request that names the field. */
function decode<Value>(value: unknown, struct: Struct<Value>): Value {
  try {
    return create(value, struct)
  } catch (error) {
    // superstruct itself fails at putting into words what is nested too deep, or has a toString that is no function.
    const isBeyondWords = error instanceof TypeError || error instanceof RangeError
    if (!(error instanceof StructError || isBeyondWords)) throw error
    const field = error instanceof StructError ? error.path.join('.') : ''
    throw new Problem(
      'invalid-request',
      field === '' ? 'The request has a wrong shape.' : `The field '${field}' is missing or wrong.`,
    )
  }
}

/** The JSON body of a request as `struct` has it. Throws the problem invalid-request. */
export async function decodeBody<Value>(context: Context, struct: Struct<Value>): Promise<Value> {
  return decode(await readBody(context), struct)
}

/** The JSON body of a request, whatever it holds. Throws the problem invalid-request. */
export async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Problem('invalid-request', 'The body is not JSON.')
  }
}

/** A query parameter that has to be there. Throws the problem invalid-request. */
export function requiredQuery(context: Context, name: string): string {
  const value = context.req.query(name)
  if (value === undefined || value === '') {
    throw new Problem('invalid-request', `The query parameter '${name}' is missing.`)
  }
  return value
}
