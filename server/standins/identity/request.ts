import type { Context } from 'hono'
import { isPlain, storedLine, withoutInvisible } from '../../http/text.ts'
import { Refusal } from './refusal.ts'

/** The fields of a request, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>

const LONGEST_EMAIL = 254
const LONGEST_NAME = 256

/** Reads the JSON body of a request. Throws INVALID_ARGUMENT when it is not an object. */
export async function readFields(context: Context): Promise<Fields> {
  const body: unknown = await context.req.json().catch(() => null)
  if (!isFields(body)) throw new Refusal('INVALID_ARGUMENT : The body is not a JSON object.')
  return body
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text field, or '' when it is missing. Throws INVALID_ARGUMENT for another type. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name] ?? ''
  if (typeof value !== 'string') throw new Refusal(`INVALID_ARGUMENT : ${name} is not text.`)
  return value
}

/** Returns the e-mail in lower case. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function emailOf(fields: Fields): string {
  const email = textOf(fields, 'email').trim().toLowerCase()
  if (email === '') throw new Refusal('MISSING_EMAIL')
  if (
    email.length > LONGEST_EMAIL ||
    !isPlain(email) ||
    withoutInvisible(email) !== email ||
    !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(email)
  ) {
    throw new Refusal('INVALID_EMAIL')
  }
  return email
}

/** Returns a user's name, trimmed. Throws INVALID_ARGUMENT when it is too long or contains control characters. */
export function nameOf(fields: Fields, field: string): string {
  const name = storedLine(textOf(fields, field))
  if (name.length > LONGEST_NAME) {
    throw new Refusal(`INVALID_ARGUMENT : ${field} is longer than ${LONGEST_NAME} characters.`)
  }
  if (!isPlain(name)) throw new Refusal(`INVALID_ARGUMENT : ${field} holds a control character.`)
  return name
}
