import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../server/commands/runtime.mjs'

const NOT_COPIED = new Set(['.git', 'node_modules', 'dist'].map((name) => join(root, name)))

/** Copies the project to a temporary folder, in which a test can change it. The copy shares the installed packages. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-project-'))
  const project = join(folder, 'project')
  cpSync(root, project, { recursive: true, filter: (path) => !NOT_COPIED.has(path) })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  return {
    /** The folder of the copy and of what the test adds to it. */
    folder,
    project,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
