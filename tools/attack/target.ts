import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoData } from '../../tests/database/demo-data.ts'
import { type ServerProcess, startProcess } from '../../tests/served/server-process.ts'
import { type Ask, createClient } from './client.ts'

/** The entry of the server. */
export const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')

/** A setting of this shell must neither reach a real vendor nor change what is attacked. */
const UNSET = [
  'ALLOWED_ORIGINS',
  'DATABASE_URL',
  'IDENTITY_PROJECT',
  'LEGACY_CLIENTS',
  'LOG_FORMAT',
  'LOPPIS_DEV',
  'PUBLIC_ORIGIN',
  'STANDINS_ON_NETWORK',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRUSTED_PROXIES',
  'VITE_API_URL',
  'VITE_FIREBASE_AUTH_EMULATOR',
  'VITE_FIREBASE_CONFIG',
  'VITE_IMAGE_UPLOAD_URL',
  'VITE_STRIPE_PUBLISHABLE_KEY',
]

/** Returns the environment of a server with the demo data in this folder, on this machine only. */
export function environmentOf(dataDir: string, port = 0): Record<string, string> {
  return {
    ...Object.fromEntries(UNSET.map((name) => [name, ''])),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    SERVE_CLIENT: '1',
    RATE_LIMITS: '0',
  }
}

/** A server under attack, in a process and on a data folder of its own. */
export type Target = {
  readonly origin: string
  readonly port: number
  readonly dataDir: string
  ask: Ask
  /** The complete lines that the server has printed after its start. */
  log(): string[]
  isRunning(): boolean
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>
  /** Starts the killed server again, on the same folder and port. */
  start(): Promise<void>
}

const folders: string[] = []
const children: ChildProcess[] = []
const starts: Promise<unknown>[] = []
let isClosing = false

/** Has `closeTargets` kill a process. */
export const trackProcess = (child: ChildProcess): number => children.push(child)

/** Kills every server, also one that is just starting, and deletes the folders. No target can start afterwards. */
export async function closeTargets(): Promise<void> {
  isClosing = true
  await Promise.allSettled(starts)
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function startServer(
  env: Record<string, string>,
  program?: { command: string; args: string[] },
): Promise<ServerProcess> {
  if (isClosing) throw new Error('The run has ended.')
  const starting = startProcess(env, program)
  starts.push(starting)
  const server = await starting
  trackProcess(server.child)
  return server
}

/**
 * Starts a server on a copy of the demo data. `before` is called with a server on the same folder whose clock is two
 * hours slow, so that each token that it issues has expired.
 */
export async function openTarget({
  rateLimits = false,
  before,
}: {
  rateLimits?: boolean
  before?: (ask: Ask) => Promise<void>
} = {}): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-attack-'))
  folders.push(dataDir)
  await copyDemoData(dataDir)
  if (before !== undefined) {
    const slow = await startServer(environmentOf(dataDir), withSlowClock)
    await before(createClient(slow.origin))
    await slow.end('SIGTERM')
  }
  const start = (port = 0) =>
    startServer({ ...environmentOf(dataDir, port), RATE_LIMITS: rateLimits ? '1' : '0' })
  let server = await start()
  let printed = collectOutput(server)
  const isRunning = () => server.child.exitCode === null && server.child.signalCode === null
  return {
    origin: server.origin,
    port: server.port,
    dataDir,
    ask: createClient(server.origin),
    log: () => printed().split('\n').slice(0, -1),
    isRunning,
    async kill() {
      if (isRunning()) await server.end('SIGKILL')
    },
    async start() {
      server = await start(server.port)
      printed = collectOutput(server)
    },
  }
}

function collectOutput({ child }: ServerProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

const SLOW_CLOCK = `
  const Correct = Date
  const now = () => Correct.now() - 2 * 60 * 60_000
  globalThis.Date = class extends Correct {
    constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)) }
    static now() { return now() }
  }`

const withSlowClock = {
  command: process.execPath,
  args: ['--import', `data:text/javascript,${encodeURIComponent(SLOW_CLOCK)}`, MAIN],
}
