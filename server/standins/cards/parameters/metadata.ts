import { invalidRequest } from '../api-error.ts'
import type { Rule } from './rules.ts'

export type Metadata = Record<string, string>

/** Stripe's limits: https://docs.stripe.com/metadata */
const MOST_KEYS = 50
const LONGEST_KEY = 40
const LONGEST_VALUE = 500

/** Metadata as it is given: an empty value unsets its key. */
export const metadata: Rule<'metadata', Metadata> = {
  kind: 'metadata',
  read(field, name) {
    if (typeof field === 'string') throw invalidRequest(null, 'Invalid object', name)
    return Object.fromEntries(
      Array.from(field, ([key, value]) => {
        if (typeof value !== 'string') throw invalidRequest(null, `Invalid string: ${key}`, name)
        requireLength('keys', 'key', key, LONGEST_KEY, name)
        requireLength('values', 'value', value, LONGEST_VALUE, name)
        return [key, value]
      }),
    )
  },
}

/** Returns the metadata after a change; null unsets every key. Throws ApiError (400) for more than 50 keys. */
export function mergeMetadata(kept: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === null) return {}
  const merged = Object.entries({ ...kept, ...given }).filter(([, value]) => value !== '')
  if (merged.length > MOST_KEYS) {
    throw invalidRequest(
      null,
      `Metadata can have up to ${MOST_KEYS} keys, but you've set ${merged.length}.`,
      'metadata',
    )
  }
  return Object.fromEntries(merged)
}

function requireLength(many: string, one: string, text: string, most: number, name: string): void {
  if (text.length <= most) return
  throw invalidRequest(
    null,
    `Metadata ${many} can have up to ${most} characters, but you passed in a ${one} that is ${text.length} characters. Invalid ${one}: ${text}`,
    name,
  )
}
