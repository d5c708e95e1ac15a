import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfWorld } from '../../server/commands/data-files.mjs'
import { readConfig } from '../../server/config/config.ts'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { StartError } from '../../server/config/start-error.ts'
import { startServer } from '../../server/start.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { startOn } from './started-server.ts'

const WAY_OUT = 'npm run restore -- BACKUP --replace, or begin anew with npm run reset.'

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir()
  mkdirSync(at('images'))
  writeFileSync(at('images/a.webp'), 'a picture')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const at = (path: string) => join(dataDir, path)
const remove = (path: string) => rmSync(at(path), { recursive: true })
const empty = (path: string) => {
  remove(path)
  mkdirSync(at(path))
}
/** Returns what the folder holds; the file `lock` says only who opened it last. */
const contents = () => [
  hashOfWorld(dataDir),
  ...readdirSync(dataDir).filter((name) => name !== 'lock'),
]
/** Returns the message with which a start in this process refuses; `server/main.ts` writes it and exits with 1. */
async function refusalOf(folder: string): Promise<string> {
  const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO: '0', SERVE_CLIENT: '0' })
  const start = startServer({ config, client: 'none' })
  const refusal: unknown = await start.then(({ close }) => close()).catch((error: unknown) => error)
  if (!(refusal instanceof StartError)) throw new Error('The server started.', { cause: refusal })
  return refusal.message
}
/** Starts and stops the server, which leaves the mark that this folder has a database. */
const startOnce = async () =>
  expect(await startOn(dataDir)).toMatchObject({ end: 'started', stderr: '' })

describe('a start with half of the data refuses in one line and changes nothing:', () => {
  test.each<[line: string, harm: () => void]>([
    ['db/PG_VERSION is missing', () => remove('db/PG_VERSION')],
    ['db/PG_VERSION is truncated', () => truncateSync(at('db/PG_VERSION'))],
    ['db/PG_VERSION is not a version', () => writeFileSync(at('db/PG_VERSION'), '\0\0\0')],
    ['db/global/pg_control is missing', () => remove('db/global/pg_control')],
    ['db/global/pg_control is truncated', () => truncateSync(at('db/global/pg_control'), 100)],
    ['db/global is missing', () => remove('db/global')],
    ['db/base is missing', () => remove('db/base')],
    ['db/base is empty', () => empty('db/base')],
    ['db/pg_wal is empty', () => empty('db/pg_wal')],
    ['db is empty, but images has pictures', () => empty('db')],
    ['db is missing, but images has pictures', () => remove('db')],
    [
      'db is a broken link',
      () => {
        remove('db')
        symlinkSync('/nowhere/db', at('db'))
      },
    ],
    [
      'db is a file, and must be a folder',
      () => {
        remove('db')
        writeFileSync(at('db'), '')
      },
    ],
    [
      'images is a file, and must be a folder',
      () => {
        remove('images')
        writeFileSync(at('images'), '')
      },
    ],
  ])('%s', async (line, harm) => {
    harm()
    const before = line.includes('link') ? readdirSync(dataDir) : contents()
    const message = await refusalOf(dataDir)
    const after = line.includes('link') ? readdirSync(dataDir) : contents()
    expect(message).toMatch(/^[^\n]+$/)
    expect(message).toContain(`The data in ${dataDir} is damaged: ${line}`)
    expect(message).toMatch(new RegExp(`${WAY_OUT}$`))
    expect(after.filter((name) => name !== 'lock')).toEqual(before)
  })

  test.each([
    ['missing', () => remove('db')],
    ['empty', () => empty('db')],
  ])('db is %s after a first start, and there are no pictures', async (how, harm) => {
    remove('images')
    await startOnce()
    harm()
    const before = contents()
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toBe(
      `The data in ${dataDir} is damaged: db is ${how}, but there was a database. Restore a backup with ${WAY_OUT}\n`,
    )
    expect(end).toBe(1)
    expect(contents()).toEqual(before)
  })
})

describe('a start reports in one line that', () => {
  test('lock is a folder', async () => {
    mkdirSync(at('lock'))
    const { end, stderr } = await startOn(dataDir)
    expect(stderr).toBe(`${at('lock')} is a folder, and must be a file. Move it away.\n`)
    expect(end).toBe(1)
    expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'images', 'lock'])
  })

  test('DATA_DIR is a file', async () => {
    writeFileSync(at('file'), '')
    const { end, stderr } = await startOn(at('file'))
    expect(stderr).toBe(
      `${at('file')} is a file, and must be a folder. Move it away, or set DATA_DIR to a folder.\n`,
    )
    expect(end).toBe(1)
  })

  test('DATA_DIR belongs to another user', async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('Only root can start a server as another user.')
    const before = contents()
    const { end, stderr } = await startOn(dataDir, 65_534)
    expect(stderr).toBe(`DATA_DIR ${dataDir} cannot be written (EACCES).\n`)
    expect(end).toBe(1)
    expect(contents()).toEqual(before)
  })

  test('the database belongs to another user', async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('Only root can start a server as another user.')
    chownSync(dataDir, 65_534, 65_534)
    const { end, stderr } = await startOn(dataDir, 65_534)
    expect(stderr).toBe(`The database in ${at('db')} cannot be opened (EACCES).\n`)
    expect(end).toBe(1)
  })
})

describe('a start creates the database', () => {
  test('anew where an earlier start was killed while it created one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loppis-killed-'))
    mkdirSync(join(folder, 'creating', 'db', 'global'), { recursive: true })
    expect(await startOn(folder)).toMatchObject({ end: 'started', stderr: '' })
    expect(readdirSync(folder).toSorted()).toEqual(['created', 'db', 'images', 'lock'])
    rmSync(folder, { recursive: true })
  })

  test('not again in a folder of a version that left no mark', async () => {
    const open = () => openEmbeddedDatabase(dataDir)
    const first = await open()
    await first.execute('create table kept as select 7 as n')
    await first.close()
    rmSync(at('created'), { force: true })
    await startOnce()
    expect(readdirSync(dataDir)).toContain('created')
    const second = await open()
    expect(await second.query('select n from kept')).toEqual([{ n: 7 }])
    await second.close()
  })
})
