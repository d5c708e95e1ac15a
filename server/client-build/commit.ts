import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the commit that is built; '' where the folder is not the root of a repository or git is missing. */
export function commitOf(folder: string): string {
  if (!existsSync(join(folder, '.git'))) return ''
  const args = ['describe', '--always', '--dirty', '--match=']
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}
