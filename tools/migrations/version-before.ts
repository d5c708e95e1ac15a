import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../server/commands/runtime.mjs'
import { run, unpack } from '../flows/difference/revision.ts'

const MIGRATIONS = 'server/database/migrations'

/** The files of a commit, in a temporary folder. */
export type Version = { commit: string; main: string; remove(): void }

/**
 * Unpacks the newest version without the newest migration: the parent of the commit that added it, or the latest commit
 * where none has yet. Throws where the history does not have it.
 */
export function unpackVersionBefore(repository = root): Version {
  const newest = readdirSync(join(repository, MIGRATIONS)).toSorted().at(-1)
  const git = (...args: readonly string[]) => run('git', args, repository)
  // A copy of the project inside another repository has the history of that one.
  if (git('rev-parse', '--show-prefix') !== '') throw new Error('The project is no repository.')
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${newest}`)
  const commit = git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`)
  const folder = mkdtempSync(join(tmpdir(), 'loppis-version-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return { commit, main: join(unpack(commit, repository, folder), 'server', 'main.ts'), remove }
  } catch (error) {
    remove()
    throw error
  }
}
