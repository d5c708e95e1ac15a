import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')

export type ServerProcess = {
  child: ChildProcess
  port: number
  origin: string
  /** Sends the signal and waits for the process to exit. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** The command, its working directory, and whether it runs in a separate process group. */
type Program = { command: string; args: readonly string[]; cwd?: string; detached?: boolean }

/** Starts the server as `npm start` does, in a separate process; `env` sets its address and data. */
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
      // The server's request log is drained and discarded; the process would block on a full pipe.
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
