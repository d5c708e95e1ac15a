import { array, create, type Struct, StructError } from 'superstruct'
import { FailureError } from '../domain/failure.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Parses a JSON body; returns undefined for an empty one. Throws Failed `undecodable`. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // No `cause`: a parser's message quotes the body.
    throw new FailureError({ kind: 'undecodable', message: 'The answer is not JSON.' })
  }
}

/**
 * Validates and coerces a response body (rule C4). Unknown extra fields are ignored; a missing or mistyped required
 * field throws Failed `undecodable`, which names the field and never its value.
 */
export function decode<T, S>(body: unknown, struct: Struct<T, S>): T {
  try {
    return create(body, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new FailureError({ kind: 'undecodable', message: explain(error) })
  }
}

/** Longer lists yield to the main thread after decoding. */
const MANY = 1000

/**
 * Decodes a list. When `isPlain` accepts every item, the items are returned as they are: coercing 10,000 items with
 * their struct takes half a second on a phone.
 */
export async function decodeList<T, S>(
  body: unknown,
  item: Struct<T, S>,
  isPlain: (value: unknown) => value is T,
): Promise<T[]> {
  const items = isList(body) && body.every(isPlain) ? body : decode(body, array(item))
  if (items.length > MANY) await yieldToMain()
  return items
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function explain({ path, value, type }: StructError): string {
  const place = path.length === 0 ? 'The answer' : `'${path.join('.')}'`
  return value === undefined ? `${place} is missing.` : `${place} is not of type ${type}.`
}
