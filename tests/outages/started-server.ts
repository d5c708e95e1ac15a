import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')

export type Outcome = { end: 'started' | number | null; stdout: string; stderr: string }

/**
 * Starts the server on `dataDir` until it serves or exits, and stops it. `uid` is the user that it runs as; `code` runs in the
 * process first.
 */
export async function startOn(dataDir: string, uid?: number, code = ''): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(code)}`, MAIN],
    {
      env: { ...process.env, PORT: '0', DEMO: '0', SERVE_CLIENT: '0', DATA_DIR: dataDir },
      ...(uid !== undefined && { uid, gid: uid }),
    },
  )
  let stdout = ''
  let stderr = ''
  const hasStarted = () => stdout.includes('http://127.0.0.1')
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    if (hasStarted()) child.kill('SIGTERM')
  })
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [exit] = (await once(child, 'close')) as [number | null]
  return { end: hasStarted() ? 'started' : exit, stdout, stderr }
}
