import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openMemoryDatabase } from '../../server/database/pglite.ts'
import { emptyDump } from '../../tests/database/empty-database.ts'
import project from '../../package.json' with { type: 'json' }
import { breaches, type Migration } from './rule.ts'
import { breakingChanges, readSchema, type Schema } from './schema.ts'

const folder = new URL('../../server/database/migrations/', import.meta.url)
const names = readdirSync(folder).toSorted()
/** The rule is younger than the migrations before it. */
const FIRST = '035'

let database: Database
let present: Schema
const found: string[] = []

beforeAll(async () => {
  database = await openMemoryDatabase(await emptyDump())
  // A new cluster takes ten times as long to make as its tables.
  await database.execute('drop schema public cascade; create schema public')
  const read = (name: string): Migration => ({
    name,
    sql: readFileSync(new URL(name, folder), 'utf8'),
  })
  const early = names.filter((name) => name < FIRST).map(read)
  await database.execute(early.map(({ sql }) => sql).join('\n'))
  present = await readSchema(database)
  for (const migration of names.filter((name) => name >= FIRST).map(read)) {
    const before = present
    await database.execute(migration.sql)
    present = await readSchema(database)
    const changes = breakingChanges(before, present)
    found.push(...breaches(migration, changes, { names, version: project.version }))
  }
})
afterAll(() => database.close())

it('a server of the version before can live with each migration, or the migration contracts', () => {
  expect(found).toEqual([])
})

/** Returns the breaking changes of a statement, and takes it back. */
async function changesOf(sql: string): Promise<string[]> {
  await database.execute('begin')
  try {
    await database.execute(sql)
    return breakingChanges(present, await readSchema(database))
  } finally {
    await database.execute('rollback')
  }
}

describe('a server of the version before may not survive', () => {
  it.each([
    ['drop table pushes', ['drops or renames the table pushes']],
    ['alter table pushes rename to sent', ['drops or renames the table pushes']],
    ['alter table holds drop column is_renewed', ['drops or renames the column holds.is_renewed']],
    [
      'alter table holds rename column held_until to ends_at',
      [
        'drops or renames the column holds.held_until',
        'adds the column holds.ends_at, which is not null and has no default',
      ],
    ],
    [
      'alter table products alter retail_price_cents type bigint',
      ['changes the type of products.retail_price_cents to bigint'],
    ],
    ['alter table mails alter failure set not null', ['makes mails.failure not null']],
    [
      'alter table pushes alter attempts drop default',
      ['drops the default of pushes.attempts, which is not null'],
    ],
    [
      'alter table pushes add column kind text not null',
      ['adds the column pushes.kind, which is not null and has no default'],
    ],
  ])('%s', async (sql, expected) => {
    expect(await changesOf(sql)).toEqual(expected)
  })
})

describe('a server of the version before can live with', () => {
  it.each([
    'create table parcels (id text primary key, weight integer not null)',
    'alter table pushes add column kind text',
    `alter table pushes add column kind text not null default 'order'`,
    'alter table pushes add column number bigint generated always as identity',
    'alter table mails alter address drop not null',
    'create index mails_by_subject on mails (subject)',
  ])('%s', async (sql) => {
    expect(await changesOf(sql)).toEqual([])
  })
})

describe('a breaking change', () => {
  const history = { names: ['035-new-name.sql', '036-old-name.sql'], version: '0.2.0' }
  const breachesOf = (comment: string) =>
    breaches(
      { name: '036-old-name.sql', sql: `-- Both are written.\n${comment}\n` },
      ['drops or renames the column a.b'],
      history,
    )

  it('needs a migration that contracts', () => {
    expect(breachesOf('')).toEqual([
      expect.stringContaining('036-old-name.sql drops or renames the column a.b. Expand first'),
    ])
  })
  it('may contract an earlier migration of an earlier release', () => {
    expect(breachesOf('-- Contracts 035-new-name.sql of 0.1.9.')).toEqual([])
  })
  it('may not contract a migration of the same release', () => {
    expect(breachesOf('-- Contracts 035-new-name.sql of 0.2.0.')).toHaveLength(1)
  })
  it('may not contract a migration that does not exist, or itself', () => {
    expect(breachesOf('-- Contracts 034-other.sql of 0.1.0.')).toHaveLength(1)
    expect(breachesOf('-- Contracts 036-old-name.sql of 0.1.0.')).toHaveLength(1)
  })
})
