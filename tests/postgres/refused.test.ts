import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

let own: Awaited<ReturnType<typeof createPostgresDatabase>>
let administrator: Database | null = null
const guest = `guest_${randomUUID().replaceAll('-', '')}`

beforeAll(async () => {
  own = await createPostgresDatabase()
  if (own === null) return
  administrator = await openPostgres(own.url)
  await administrator.execute(`create role ${guest} login password 'hunter2'`)
})
afterAll(async () => {
  await administrator?.execute(`drop role ${guest}`)
  await administrator?.close()
  await own?.drop()
})

/** Returns the lane's URL with another user, password or database. */
function addressOf(changes: { username?: string; password?: string; pathname?: string }): string {
  return Object.assign(new URL(own?.url ?? ''), changes).href
}

test('reports a missing database in one line without the password', async () => {
  const opening = openPostgres(addressOf({ pathname: '/no_such_market', password: 'hunter2' }))
  await expect(opening).rejects.toThrow(
    /^The database at DATABASE_URL \([^)]*\/no_such_market\) cannot be opened: [^\n]+\.$/,
  )
  await expect(opening).rejects.not.toThrow('hunter2')
})

test('reports a user who may not create tables', async () => {
  const database = await openPostgres(addressOf({ username: guest, password: 'hunter2' }))
  try {
    await expect(migrate(database)).rejects.toThrow(
      /^The user of DATABASE_URL may not make or change the tables there: [^\n]+\.$/,
    )
  } finally {
    await database.close()
  }
})

test('tells who may not create the extensions of the search what an administrator has to run', async () => {
  await administrator?.execute(`grant create on schema public to ${guest}`)
  const database = await openPostgres(addressOf({ username: guest, password: 'hunter2' }))
  try {
    const refusal = migrate(database)
    await expect(refusal).rejects.toThrow('permission denied to create extension')
    const remedy = /create extension if not exists \w+;(?: create .*;)?$/
    const said = await refusal.catch(String)
    await administrator?.execute(remedy.exec(String(said))?.[0] ?? '')
    await migrate(database)
  } finally {
    await database.close()
    await administrator?.execute(`drop owned by ${guest}`)
  }
})
