import { array, create, is, object, type Struct, StructError, validate } from 'superstruct'
import { FailureError } from '../domain/failure.ts'
import { Id } from '../domain/field-structs.ts'
import type { Listed, UnreadableItem } from '../domain/listed.ts'
import { yieldToMain } from './yield.ts'

/** Parses a JSON body; returns undefined for an empty one. Throws FailureError `undecodable`. */
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
 * field throws FailureError `undecodable`, which names the field and never its value.
 */
export function decode<T, S>(body: unknown, struct: Struct<T, S>): T {
  try {
    return create(body, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new FailureError({ kind: 'undecodable', message: explain(error, 'The answer') })
  }
}

/** Longer lists yield to the main thread after decoding. */
const MANY = 1000

/**
 * Decodes the items of a list. An item that does not match keeps its place as an `UnreadableItem` and hides no other.
 * Throws FailureError `undecodable` when the body is not a list.
 */
export function decodeItems<T, S>(
  body: unknown,
  item: Struct<T, S>,
  isPlain?: (value: unknown) => value is T,
): Listed<T>[] {
  return decode(body, array()).map((value) => {
    if (isPlain?.(value) === true) return value
    const [error, decoded] = validate(value, item, { coerce: true })
    return error === undefined ? decoded : unreadable(value, error)
  })
}

/**
 * Decodes a list that may be long. An item that `isPlain` accepts is returned as it is: coercing 10,000 items with their
 * struct takes half a second on a phone.
 */
export async function decodeList<T, S>(
  body: unknown,
  item: Struct<T, S>,
  isPlain: (value: unknown) => value is T,
): Promise<Listed<T>[]> {
  const items = decodeItems(body, item, isPlain)
  if (items.length > MANY) await yieldToMain()
  return items
}

/** The server's id, if there is one, gives the item the same key after a reload; `crypto` needs a secure context. */
function unreadable(value: unknown, error: StructError): UnreadableItem {
  const id: unknown = is(value, object()) ? Reflect.get(value, '_id') : undefined
  const [, key = String(Math.random())] = validate(id, Id, { coerce: true })
  return {
    _id: `unreadable ${key}`,
    isUnreadableItem: true,
    mismatch: explain(error, 'The item'),
  }
}

function explain({ path, value, type }: StructError, whole: string): string {
  const place = path.length === 0 ? whole : `'${path.join('.')}'`
  // superstruct names the struct `type()`, which accepts unknown fields, by its function.
  const expected = type === 'type' ? 'object' : type
  return value === undefined ? `${place} is missing.` : `${place} is not of type ${expected}.`
}
