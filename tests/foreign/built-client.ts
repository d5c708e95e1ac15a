import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inputs } from '../../server/commands/build.mjs'
import { runQuietly } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { withSetupLock } from '../../server/commands/setup-lock.mjs'
import { cachedFolder } from '../database/kept-folder.ts'
import { copyProject } from '../served/project-copy.ts'

/**
 * Returns the folder of a client that is built with these VITE_… variables, in place of `dist`. It is built once; the
 * lock makes the other workers of a run wait for it. Throws with Vite's output where the build fails.
 */
export function builtClient(settings: Readonly<Record<string, string>>): Promise<string> {
  return withSetupLock(() =>
    cachedFolder('client', inputs, JSON.stringify(settings), async (folder) => {
      const { project, remove } = copyProject()
      try {
        const env = { ...process.env, NODE_ENV: 'production', ...settings }
        const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
        const { ok, output } = await runQuietly(projectNode, [vite, 'build'], { cwd: project, env })
        if (!ok) throw new Error(output)
        await cp(join(project, 'dist'), folder, { recursive: true })
      } finally {
        remove()
      }
    }),
  )
}
