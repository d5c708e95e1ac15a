import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { startOn } from './started-server.ts'

const WAY_OUT =
  'Restore a backup with npm run restore -- BACKUP --replace, or begin anew with npm run reset.\n'

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const at = (path: string) => join(dataDir, path)

describe('a start refuses in one line if PGlite cannot read', () => {
  test.each([
    ['its list of tables', 'db/base/5/1259'],
    ['its transactions', 'db/pg_xact/0000'],
  ])('%s', async (_what, file) => {
    truncateSync(at(file))
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toMatch(/^The database in .*\/db cannot be opened \(.+\)\.[^\n]+\n$/)
    expect(stderr).toContain(WAY_OUT)
    expect(end).toBe(1)
  })
})

describe('a start with a damaged table refuses in one line', () => {
  /** Returns the file of a table. */
  async function fileOf(table: string): Promise<string> {
    const database = await openEmbeddedDatabase(dataDir)
    const [row] = await database.query<{ path: string }>(
      'select pg_relation_filepath($1) as path',
      [table],
    )
    await database.close()
    return at(`db/${row?.path}`)
  }

  test.each<[what: string, code: string, harm: (file: string) => void]>([
    ['whose file is missing', '58P01', (file) => rmSync(file)],
    ['whose file is overwritten', 'XX001', (file) => writeFileSync(file, Buffer.alloc(8192, 7))],
    ['whose file is empty', 'XX001', (file) => truncateSync(file)],
  ])('%s', async (_what, code, harm) => {
    harm(await fileOf('schema_migrations'))
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toBe(`The database in ${at('db')} is damaged (${code}). ${WAY_OUT}`)
    expect(end).toBe(1)
  })
})
