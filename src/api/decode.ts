import { array, create, type Struct, StructError } from 'superstruct'
import { Failed } from '../domain/failure.ts'
import { nextTask } from './next-task.ts'

/** The JSON of a body; undefined for an empty one. Throws Failed undecodable. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Without the cause: a parser's message quotes the body.
    throw new Failed({ kind: 'undecodable', message: 'The answer is not JSON.' })
  }
}

/**
 * An answer as the domain knows it (rule C4): unknown extra fields are fine; a missing or mistyped needed field
 * is a Failed undecodable that names the field and never its value.
 */
export function decode<T, S>(body: unknown, struct: Struct<T, S>): T {
  try {
    return create(body, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    throw new Failed({ kind: 'undecodable', message: explain(error) })
  }
}

/** More than these are read in a task of their own. */
const MANY = 1000

/**
 * A list, decoded. Where `isPlain` says of every item that it is written as we write it, it stands as it is: to read
 * 10,000 of them by their struct takes half a second on a phone.
 */
export async function decodeList<T, S>(
  body: unknown,
  item: Struct<T, S>,
  isPlain: (value: unknown) => value is T,
): Promise<T[]> {
  const items = isList(body) && body.every(isPlain) ? body : decode(body, array(item))
  if (items.length > MANY) await nextTask()
  return items
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function explain({ path, value, type }: StructError): string {
  const place = path.length === 0 ? 'The answer' : `'${path.join('.')}'`
  return value === undefined ? `${place} is missing.` : `${place} is not of type ${type}.`
}
