import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode, root } from '../../../server/commands/runtime.mjs'
import type { DescribedMachine } from './described.ts'

/** Returns the output of a command. Throws with its error output if it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(error?.message ?? stderr.trim())
  return stdout.trim()
}

/** Returns the abbreviated commit hash of a revision. Throws an error with a readable sentence if there is none. */
function commitOf(revision: string, repository: string): string {
  try {
    const asked = ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`]
    return run('git', asked, repository)
  } catch {
    throw new Error(`There is no revision '${revision}' here.`)
  }
}

/** Checks out a commit into a folder with a separate index. The repository's own index and files do not change. */
export function unpack(commit: string, repository: string, folder: string): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  const files = join(folder, 'files')
  mkdirSync(files)
  run('git', ['read-tree', commit], repository, env)
  run('git', ['checkout-index', '--all', `--prefix=${files}/`], repository, env)
  symlinkSync(join(root, 'node_modules'), join(files, 'node_modules'), 'junction')
  return files
}

/** Describes the machines and the name of a revision, or of the work tree if the revision is null. */
export function machinesAt(
  revision: string | null,
  repository = root,
): { name: string; machines: DescribedMachine[] } {
  const name = revision === null ? 'the work tree' : commitOf(revision, repository)
  const folder = mkdtempSync(join(tmpdir(), 'loppis-revision-'))
  try {
    const files = revision === null ? repository : unpack(name, repository, folder)
    const written = join(folder, 'machines.json')
    try {
      run(projectNode, [join(import.meta.dirname, 'describe.ts'), files, written], root)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`The machines of ${name} could not be read.\n${reason}`, { cause: error })
    }
    return { name, machines: JSON.parse(readFileSync(written, 'utf8')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
