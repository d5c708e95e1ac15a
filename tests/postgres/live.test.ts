import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { followJournal, type Notice } from '../../server/live/journal.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

let own: Awaited<ReturnType<typeof createPostgresDatabase>>
const databases: Database[] = []
beforeAll(async () => {
  own = await createPostgresDatabase()
  if (own === null) return
  databases.push(await openPostgres(own.url), await openPostgres(own.url))
  await migrate(here())
  await here().execute(`
    insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
      values ('order', 'o1', 1, '{}', '{}', 1, false, now())`)
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await own?.drop()
})

function here(): Database {
  const [database] = databases
  if (database === undefined) throw new Error('There is no PostgreSQL.')
  return database
}

const addRow = (seq: number) =>
  here().query(
    `insert into journal (flow, flow_id, seq, at, event, to_value, readers)
      values ('order', 'o1', $1, now(), '{}', '{}', array['ann'])`,
    [seq],
  )

test('a server hears of the events of another one, also after its connection was lost and a message could not be read', async () => {
  const rows: Notice[] = []
  let onRow = () => undefined as void
  let onGap = () => undefined as void
  const heard = () => new Promise<void>((resolve) => (onRow = resolve))
  const other = databases[1] ?? here()
  const stop = await followJournal(other, {
    onRow(row) {
      rows.push(row)
      onRow()
    },
    onGap: () => onGap(),
  })
  const first = heard()
  await addRow(1)
  await first
  const gap = new Promise<void>((resolve) => (onGap = resolve))
  await here().query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen journal'`,
  )
  await gap
  const unread = new Promise<void>((resolve) => (onGap = resolve))
  await here().query(`select pg_notify('journal', '{')`)
  await unread
  const second = heard()
  await addRow(2)
  await second
  await stop()
  const row = { id: expect.stringMatching(/^\d+$/), flow: 'order', flowId: 'o1', readers: ['ann'] }
  expect(rows).toEqual([
    { ...row, seq: 1 },
    { ...row, seq: 2 },
  ])
})
