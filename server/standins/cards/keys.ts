import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, onlyRow } from '../../database/database.ts'
import { ApiError } from './api-error.ts'
import { randomLetters } from './identifiers.ts'

/** The same on every installation: a publishable key is no secret, and the client knows this one by heart. */
export const PUBLISHABLE_KEY = 'pk_test_standin'

/** The secret key of this database, made at the first start and kept. */
export function loadSecretKey(database: Database): Promise<string> {
  return loadKey(database, 'secret', 'sk_test')
}

/** What events are signed with, likewise. */
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

/** Whose key the Authorization header bears. Throws ApiError (401). */
export function readRole(header: string | undefined, secretKey: string): 'merchant' | 'browser' {
  const [, key] = /^Bearer (.+)$/i.exec(header ?? '') ?? []
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. Put it in the Authorization header, using Bearer auth.',
    )
  }
  if (key === PUBLISHABLE_KEY) return 'browser'
  if (isSame(key, secretKey)) return 'merchant'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
}

/** 401. */
export function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
  })
}

/** Compares secrets in a time that tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
