import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOfWorld } from '../../server/commands/data-files.mjs'
import { createProject, type Project } from './project.ts'

let project: Project
let folder: string
beforeEach(() => {
  project = createProject()
  project.linkPackages()
  folder = join(project.root, '.data')
  project.writeDatabase('.data/db')
  project.write('.data/images/1.webp', 'a picture')
})
afterEach(() => project.delete())

const remove = (path: string) => project.remove(`.data/${path}`)
const backUp = (env: Record<string, string> = {}) => project.run('backup', env, ['market.tar.gz'])
const restore = (...more: string[]) => project.run('restore', {}, ['market.tar.gz', ...more])
const line = (text: string) => ({ code: 1, stdout: '', stderr: `${text}\n` })

const WAY_OUT =
  'Restore a backup with npm run restore -- BACKUP --replace, or begin anew with npm run reset.'

describe('npm run backup refuses in one line', () => {
  test.each<[damage: string, harm: () => void]>([
    ['db/PG_VERSION is missing', () => remove('db/PG_VERSION')],
    ['db/global/pg_control is truncated', () => project.write('.data/db/global/pg_control', '')],
    ['db/base is missing', () => remove('db/base')],
    ['db is missing, but images has pictures (of a database at DATABASE_URL?)', () => remove('db')],
    [
      'db is missing, but there was a database',
      () => {
        project.write('.data/created', '')
        remove('db')
      },
    ],
    [
      'db is a file, and must be a folder',
      () => {
        remove('db')
        project.write('.data/db', 'text')
      },
    ],
    [
      'images is a file, and must be a folder',
      () => {
        remove('images')
        project.write('.data/images', 'text')
      },
    ],
  ])('data in which %s', async (damage, harm) => {
    harm()
    const before = hashOfWorld(folder)
    expect(await backUp()).toEqual(line(`The data in ${folder} is damaged: ${damage}. ${WAY_OUT}`))
    expect(hashOfWorld(folder)).toBe(before)
    expect(project.has('market.tar.gz')).toBe(false)
  })

  test('data with a link, which the archive would not follow', async () => {
    symlinkSync('/etc/hostname', join(folder, 'images', 'link.webp'))
    expect(await backUp()).toEqual(
      line(`${join(folder, 'images/link.webp')} is neither a file nor a folder.`),
    )
  })

  test('a folder without data', async () => {
    project.remove('.data')
    const none = line(`There is no world in ${folder} yet; npm start makes one.`)
    expect(await backUp()).toEqual(none)
    project.write('.data/lock', '')
    expect(await backUp()).toEqual(none)
  })
})

describe.each(['backup', 'restore', 'reset'])('npm run %s refuses in one line', (command) => {
  beforeEach(async () => {
    if (command === 'restore') await backUp()
  })
  const run = () => project.run(command, {}, command === 'reset' ? [] : ['market.tar.gz'])

  test('a data folder in which lock is a folder', async () => {
    remove('lock')
    project.write('.data/lock/file', '')
    expect(await run()).toEqual(
      line(`${join(folder, 'lock')} is a folder, and must be a file. Move it away.`),
    )
    expect(project.has('.data/db/PG_VERSION')).toBe(true)
  })

  test('a data folder that is a file', async () => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    expect(await run()).toEqual(
      line(`${folder} is a file, and must be a folder. Move it away, or set DATA_DIR to a folder.`),
    )
  })
})

describe('the ways out of damaged data:', () => {
  const harms: [damage: string, harm: () => void][] = [
    ['a damaged database', () => remove('db/base')],
    ['a missing database', () => remove('db')],
    [
      'a file instead of the database',
      () => {
        remove('db')
        project.write('.data/db', 'text')
      },
    ],
  ]

  test.each(harms)('a restore replaces %s', async (_damage, harm) => {
    const before = hashOfWorld(folder)
    await backUp()
    harm()
    expect(await restore('--replace')).toMatchObject({ code: 0, stderr: '' })
    expect(hashOfWorld(folder)).toBe(before)
    expect(project.has('.data/created')).toBe(true)
  })

  test.each(harms)('a reset deletes %s', async (_damage, harm) => {
    project.write('.data/created', '')
    project.write('.data/creating/db/PG_VERSION', '18')
    harm()
    expect(await project.run('reset')).toMatchObject({ code: 0, stderr: '' })
    expect(project.has('.data')).toBe(false)
  })
})
