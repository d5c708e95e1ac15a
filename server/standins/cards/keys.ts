import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, onlyRow } from '../../database/database.ts'
import { unauthorized } from './errors.ts'
import { randomLetters } from './identifiers.ts'

/** The same in every installation: a publishable key is not secret, and the client hard-codes this one. */
export const PUBLISHABLE_KEY = 'pk_test_standin'

/** Returns this database's secret API key, which is generated and stored at the first start. */
export function loadSecretKey(database: Database): Promise<string> {
  return loadKey(database, 'secret', 'sk_test')
}

/** Returns this database's secret for signing events, which is generated and stored at the first start. */
export function loadWebhookSecret(database: Database): Promise<string> {
  return loadKey(database, 'webhook', 'whsec')
}

async function loadKey(database: Database, name: string, prefix: string): Promise<string> {
  await database.query(
    'insert into cards_keys (name, value) values ($1, $2) on conflict do nothing',
    [name, `${prefix}_${randomLetters(32)}`],
  )
  const rows = await database.query<{ value: string }>(
    'select value from cards_keys where name = $1',
    [name],
  )
  return onlyRow(rows).value
}

/**
 * Returns the role of the API key in the Authorization header: the bearer token, or the name of a Basic authentication.
 * Throws ApiError (401).
 */
export function readRole(header: string | undefined, secretKey: string): 'merchant' | 'browser' {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) (.+)$/i.exec(header ?? '') ?? []
  const [name = ''] = Buffer.from(credentials, 'base64').toString().split(':')
  const key = scheme.toLowerCase() === 'basic' ? name : credentials
  if (key === '') {
    throw unauthorized(
      'You did not provide an API key. Put it in the Authorization header, using Bearer auth.',
    )
  }
  if (key === PUBLISHABLE_KEY) return 'browser'
  if (isSame(key, secretKey)) return 'merchant'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
}

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
