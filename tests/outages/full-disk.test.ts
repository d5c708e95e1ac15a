import { cpSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isUnavailable } from '../../server/database/database.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './small-disk.ts'
import { startOn } from './started-server.ts'

let disk: SmallDisk | null
beforeEach(() => {
  disk = mountSmallDisk(128)
})
afterEach(() => disk?.unmount())

const isRefused = (asked: Promise<unknown>) => expect(asked).rejects.toSatisfy(isUnavailable)

test('on a full disk, writes fail and reads work; with free space, writes work again', async ({
  skip,
}) => {
  if (disk === null) return skip(noSmallDisk)
  const database = await openEmbeddedDatabase(join(disk.folder, 'data'))
  await database.execute('create table kept (text text)')
  let acknowledged = 0
  const insert = () =>
    database.transaction((transaction) =>
      transaction.query(
        `insert into kept select string_agg(md5(random()::text), '') from generate_series(1, 4000)`,
      ),
    )
  const fill = async () => {
    for (; acknowledged < 20_000; acknowledged += 1) await insert()
  }
  const rows = () => database.query('select count(*)::int as count from kept')
  await isRefused(fill())
  await isRefused(insert())
  await isRefused(database.query(`insert into kept values ('one more')`))
  expect(await rows()).toEqual([{ count: acknowledged }])
  const counted = 'with found as (select text from kept) select count(*)::int as count from found'
  expect(await database.query(counted)).toEqual([{ count: acknowledged }])
  expect(await database.query(`explain ${counted}`)).not.toEqual([])
  await isRefused(database.query(`with one as (insert into kept values ('a')) select`))
  await isRefused(database.query(`explain analyze insert into kept values ('a')`))
  disk.resize(400)
  await insert()
  expect(await rows()).toEqual([{ count: acknowledged + 1 }])
  await database.close()
})

describe('a start on a full disk reports that in one line', () => {
  /** Leaves this many megabytes of free space. */
  function fill({ folder }: SmallDisk, left: number): void {
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'fill'), Buffer.alloc(bavail * bsize - left * 1024 * 1024))
  }

  test('and creates no part of a database', async ({ skip }) => {
    if (disk === null) return skip(noSmallDisk)
    fill(disk, 60)
    const dataDir = join(disk.folder, 'data')
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toBe(
      `The disk of ${dataDir} is too full: 60 MB are free, and 88 MB are needed.\n`,
    )
    expect(end).toBe(1)
    expect(readdirSync(dataDir)).toEqual(['lock'])
  })

  test('and does not call the database damaged', async ({ skip }) => {
    if (disk === null) return skip(noSmallDisk)
    const dataDir = join(disk.folder, 'data')
    const made = await makeDataDir()
    cpSync(made, dataDir, { recursive: true })
    rmSync(made, { recursive: true })
    writeFileSync(join(dataDir, 'lock'), '')
    fill(disk, 1)
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toMatch(
      /^The disk of \S+ is too full: \d MB are free, and 48 MB are needed\.\n$/,
    )
    expect(end).toBe(1)
  })
})
