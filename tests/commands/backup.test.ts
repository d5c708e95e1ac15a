import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfWorld } from '../../server/commands/data-files.mjs'
import { lockFolder } from '../../server/database/folder-lock.ts'
import { createProject, type Project } from './project.ts'

let project: Project
let archive: string
beforeEach(() => {
  project = createProject()
  project.linkPackages()
  archive = join(project.root, 'market.tar.gz')
  project.writeDatabase('.data/db')
  project.write('.data/db/base/1/1259', randomBytes(300_000).toString('base64'))
  project.write('.data/images/1.webp', 'a picture')
})
afterEach(() => project.delete())

const world = () => hashOfWorld(join(project.root, '.data'))
const backUp = () => project.run('backup', {}, ['market.tar.gz'])
const restore = (...more: string[]) => project.run('restore', {}, ['market.tar.gz', ...more])
/** Replaces the data with other data. */
const beginAnew = () => {
  project.remove('.data')
  project.writeDatabase('.data/db', 'another')
  project.write('.data/images/2.webp', 'another picture')
}

test('a backup, a reset and a restore reproduce the data', async () => {
  const before = world()
  expect(await backUp()).toMatchObject({ code: 0, stderr: '' })
  expect(await project.run('reset')).toMatchObject({ code: 0 })
  expect(await restore()).toMatchObject({ code: 0, stderr: '' })
  expect(world()).toBe(before)
  expect(project.has('.data/restore')).toBe(false)
})

test('a backup says that it lacks the pictures of a bucket', async () => {
  const { code, stdout } = await project.run('backup', { S3_BUCKET: 'pictures' }, ['market.tar.gz'])
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('The pictures are not in it: back up the bucket pictures'),
  ])
})

test('a backup is readable by its owner only, because it contains keys', async () => {
  await backUp()
  expect(statSync(archive).mode & 0o777).toBe(0o600)
})

test('a backup never overwrites a file', async () => {
  project.write('market.tar.gz', 'the one of yesterday')
  expect(await backUp()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there already'),
  })
  expect(readFileSync(archive, 'utf8')).toBe('the one of yesterday')
})

test.each(['backup', 'restore'])('%s requires the name of a file', async (command) => {
  const { code, stderr } = await project.run(command)
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(`npm run ${command} -- market.tar.gz`),
  })
})

test.each(['backup', 'restore'])(
  '%s does nothing while a server uses the data',
  async (command) => {
    await backUp()
    const before = world()
    const unlock = await lockFolder(join(project.root, '.data'))
    const answer = await project.run(command, {}, ['other.tar.gz'])
    const again = await restore('--replace')
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining(`${process.pid}`) })
    await unlock()
    expect(answer.code).toBe(1)
    expect(world()).toBe(before)
    expect(project.has('other.tar.gz')).toBe(false)
  },
)

test.each(['backup', 'restore'])('%s refuses a database of DATABASE_URL', async (command) => {
  await backUp()
  const env = { DATABASE_URL: 'postgres://localhost/market' }
  expect(await project.run(command, env, ['market.tar.gz'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(command === 'backup' ? 'pg_dump' : 'pg_restore'),
  })
})

describe('existing data', () => {
  test('is replaced only with --replace', async () => {
    const before = world()
    await backUp()
    beginAnew()
    const other = world()
    expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') })
    expect(world()).toBe(other)
    expect(await restore('--replace')).toMatchObject({ code: 0 })
    expect(world()).toBe(before)
  })

  test.each<[string, () => void]>([
    ['truncated', () => truncateSync(archive, 100_000)],
    ['altered', () => alter(readFileSync(archive))],
    ['not an archive', () => writeFileSync(archive, 'a letter')],
    ['empty', () => writeFileSync(archive, '')],
  ])('is kept if the backup is %s', async (_how, harm) => {
    await backUp()
    harm()
    beginAnew()
    const other = world()
    expect(await restore('--replace')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('damaged, or no backup'),
    })
    expect(world()).toBe(other)
    expect(project.has('.data/restore')).toBe(false)
  })

  function alter(bytes: Buffer): void {
    bytes[bytes.length - 2000] = (bytes[bytes.length - 2000] ?? 0) ^ 1
    writeFileSync(archive, bytes)
  }
})

describe('a restore that was killed', () => {
  test('before it had extracted all data leaves the existing data', async () => {
    const before = world()
    project.writeDatabase('.data/restore/db')
    await backUp()
    expect(world()).toBe(before)
    expect(project.has('.data/restore')).toBe(false)
  })

  test('after that is completed by the next command', async () => {
    project.writeDatabase('.data/restore/db', 'the restored one')
    project.write('.data/restore/whole', '')
    // The restore was killed after it had moved the pictures.
    expect(await backUp()).toMatchObject({ code: 0 })
    expect(readFileSync(join(project.root, '.data/db/pg_wal/2'), 'utf8')).toBe('the restored one')
    expect(project.has('.data/images/1.webp')).toBe(true)
  })
})
