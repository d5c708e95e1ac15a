import { is, nonempty, string, type } from 'superstruct'
import { type Database, onlyRow } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { makeVapidKeys, type VapidKeys } from './web-push.ts'

const KEY_NAME = 'vapid'
const KeysStruct = type({ publicKey: nonempty(string()), privateKey: nonempty(string()) })

/**
 * Returns the keys that push services know this market by (RFC 8292), which each server on the database shares. The first
 * start makes them. A browser subscribes to one public key, so that other keys end all subscriptions.
 */
export async function vapidKeys(database: Database): Promise<VapidKeys> {
  await run(
    database,
    db
      .insertInto('secrets')
      .values({ name: KEY_NAME, value: JSON.stringify(makeVapidKeys()) })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const rows = await run(
    database,
    db.selectFrom('secrets').select('value').where('name', '=', KEY_NAME),
  )
  const keys: unknown = JSON.parse(onlyRow(rows).value)
  if (!is(keys, KeysStruct)) throw new Error(`The secret '${KEY_NAME}' has no pair of keys.`)
  return keys
}
