import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts')

export type ServerProcess = {
  child: ChildProcess
  port: number
  origin: string
  /** Sends the signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** How it is started, from which folder, and whether in a process group of its own. */
type Program = { command: string; args: readonly string[]; cwd?: string; detached?: boolean }

/** The calls of the server as npm start runs it, in a process of its own; `env` says where. */
export async function startProcess(
  env: Record<string, string>,
  { command, args, ...options }: Program = { command: process.execPath, args: [MAIN] },
): Promise<ServerProcess> {
  const child = spawn(command, args, {
    ...options,
    env: { ...process.env, PORT: '0', DEMO: '0', SERVE_CLIENT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    let told = ''
    const listen = (chunk: Buffer) => {
      told += String(chunk)
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1]
      if (found === undefined) return
      // Its log of requests is read, or it would wait for that, and forgotten.
      child.stdout.off('data', listen).resume()
      resolve(Number(found))
    }
    child.stdout.on('data', listen)
    child.once('exit', () => reject(new Error(`The server did not start: ${told}`)))
  })
  return {
    child,
    port,
    origin: `http://127.0.0.1:${port}`,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
