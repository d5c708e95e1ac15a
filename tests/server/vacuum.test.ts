import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { vacuumWorstTable } from '../../server/database/vacuum.ts'

let database: Database
beforeAll(async () => {
  database = await openMemoryDatabase()
  for (const name of ['idle', 'busy', 'busier']) {
    await database.execute(`create table ${name} as select id from generate_series(1, 500) id`)
    await countChanges()
    await database.execute(`vacuum analyze ${name}`)
  }
})
afterAll(() => database.close())

/** The statistics count a session's changes at most once a second. */
const countChanges = () => database.execute('select pg_stat_force_next_flush()')

/** Changes this many rows of a table. */
async function change(table: string, rows: number): Promise<void> {
  await database.execute(`update ${table} set id = id where id <= ${rows}`)
  await countChanges()
}

describe('a vacuum of the embedded database', () => {
  test('takes the tables that changed most, one at a time', async () => {
    await change('busy', 300)
    await change('busier', 400)
    await change('idle', 20)
    expect(await vacuumWorstTable(database)).toBe('busier')
    expect(await vacuumWorstTable(database)).toBe('busy')
    expect(await vacuumWorstTable(database)).toBeNull()
  })

  test('removes the dead rows', async () => {
    await change('busy', 500)
    await database.vacuum()
    const [{ dead } = { dead: null }] = await database.query<{ dead: number }>(
      `select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'busy'`,
    )
    expect(dead).toBe(0)
  })
})
