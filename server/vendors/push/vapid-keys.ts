import { is, nonempty, string, type } from 'superstruct'
import type { Database } from '../../database/database.ts'
import { sharedSecret } from '../../database/secrets.ts'
import { makeVapidKeys, type VapidKeys } from './web-push.ts'

const KEY_NAME = 'vapid'
const KeysStruct = type({ publicKey: nonempty(string()), privateKey: nonempty(string()) })

/**
 * Returns the keys that push services know this market by (RFC 8292), which each server on the database shares. The first
 * start makes them. A browser subscribes to one public key, so that other keys end all subscriptions.
 */
export async function vapidKeys(database: Database): Promise<VapidKeys> {
  const secret = await sharedSecret(database, KEY_NAME, () => JSON.stringify(makeVapidKeys()))
  const keys: unknown = JSON.parse(secret)
  if (!is(keys, KeysStruct)) throw new Error(`The secret '${KEY_NAME}' has no pair of keys.`)
  return keys
}
