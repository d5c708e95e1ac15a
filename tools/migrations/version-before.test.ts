import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackVersionBefore } from './version-before.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loppis-history-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const migration = (name: string) => join('server/database/migrations', name)
function write(name: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
}
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@loppis.test', '-c', 'core.hooksPath=', ...args],
    { cwd: folder, encoding: 'utf8' },
  ).trim()
function commit(): string {
  git('add', '.')
  git('commit', '--quiet', '--message', 'Go on')
  return git('rev-parse', 'HEAD')
}

/** Returns the commit that is unpacked and whether it has the file, and removes it. */
function unpacked(file: string) {
  const version = unpackVersionBefore(folder)
  const hasFile = existsSync(join(dirname(version.main), '..', file))
  version.remove()
  return { commit: version.commit, hasFile }
}

test('the version before is the parent of the commit that added the newest migration', () => {
  git('init', '--quiet')
  write(migration('001-a.sql'))
  const before = commit()
  write(migration('002-b.sql'))
  commit()
  write('later')
  commit()
  expect(unpacked(migration('001-a.sql'))).toEqual({ commit: before, hasFile: true })
  expect(unpacked(migration('002-b.sql'))).toEqual({ commit: before, hasFile: false })
})

test('the version before is the latest commit where the newest migration is in none', () => {
  git('init', '--quiet')
  write(migration('001-a.sql'))
  const before = commit()
  write(migration('002-b.sql'))
  expect(unpacked(migration('001-a.sql'))).toEqual({ commit: before, hasFile: true })
})

test('there is no version before without a history, or with that of another project', () => {
  write(migration('001-a.sql'))
  expect(() => unpackVersionBefore(folder)).toThrow('not a git repository')
  git('init', '--quiet')
  write('copy/server/database/migrations/001-a.sql')
  commit()
  expect(() => unpackVersionBefore(join(folder, 'copy'))).toThrow('The project is no repository.')
})

test('there is no version before in a history that begins with the newest migration', () => {
  git('init', '--quiet')
  write(migration('001-a.sql'))
  commit()
  expect(() => unpackVersionBefore(folder)).toThrow('Needed a single revision')
})
