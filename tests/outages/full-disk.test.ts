import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isUnavailable } from '../../server/database/database.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'

const disk = mkdtempSync(join(tmpdir(), 'loppis-disk-'))
const isMounted = mountSmall()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

function mountSmall(): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isRefused = (asked: Promise<unknown>) => expect(asked).rejects.toSatisfy(isUnavailable)

test('on a full disk, writes fail and reads work; with free space, writes work again', async ({
  skip,
}) => {
  if (!isMounted) return skip('No small disk can be mounted here: that needs root.')
  const database = await openEmbeddedDatabase(join(disk, 'data'))
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
  execFileSync('mount', ['-o', 'remount,size=400m', disk])
  await insert()
  expect(await rows()).toEqual([{ count: acknowledged + 1 }])
  await database.close()
}, 120_000)
