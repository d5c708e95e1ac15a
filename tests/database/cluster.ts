import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, type Binaries, findBinaries } from './binaries.ts'

/** A separate PostgreSQL server in a temporary folder. */
export type Cluster = {
  /** The URL of its first database, for a user who may create databases. */
  url: string
  /** Performs an immediate shutdown: connections are cut, and stored data remains. */
  stop(): Promise<void>
  /** Restarts it on the same port. */
  start(): Promise<void>
  /** Starts a replica that streams from it, with a copy of its data. For the copy, it stops for a moment. */
  addReplica(): Promise<Pick<Cluster, 'url' | 'stop' | 'start'>>
  /** Stops it with its replicas, and deletes its folder. */
  remove(): Promise<void>
}

const USER = 'market'
/** Test data need not survive a power failure. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
]

/** Creates and starts a PostgreSQL server, with more settings such as 'shared_buffers=1GB'. Throws with the reason if none can run on this machine. */
export async function startCluster(more: readonly string[] = []): Promise<Cluster> {
  const binaries = await findBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'loppis-cluster-'))
  const dismiss = async () => {
    await rm(folder, { recursive: true, force: true })
    await binaries.remove()
  }
  try {
    const password = randomBytes(12).toString('hex')
    const data = await initialise(binaries, folder, password)
    const started: Started[] = []
    const begin = async (at: string, settings: readonly string[]) => {
      const server = await startServer(binaries, { data: at, settings, password })
      started.unshift(server)
      return server
    }
    const { url, stop, start } = await begin(data, more)
    return {
      url,
      stop,
      start,
      async addReplica() {
        await stop()
        const copy = join(folder, `replica${started.length}`)
        await copyData(binaries.account, data, copy)
        await start()
        const primary = new URL(url)
        const from = `host=127.0.0.1 port=${primary.port} user=${USER} password=${password}`
        return begin(copy, [...more, `primary_conninfo=${from}`])
      },
      async remove() {
        for (const server of started) await server.remove()
        await dismiss()
      },
    }
  } catch (error) {
    await dismiss()
    throw error
  }
}

type Started = {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

async function startServer(
  binaries: Binaries,
  { data, settings, password }: { data: string; settings: readonly string[]; password: string },
): Promise<Started> {
  const port = await freePort()
  let running = await launch(binaries, { data, port, settings })
  const stop = () => end(running)
  // An aborted run leaves no server behind.
  const stopAtExit = () => running.kill('SIGQUIT')
  process.once('exit', stopAtExit)
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stop,
    async start() {
      running = await launch(binaries, { data, port, settings })
    },
    async remove() {
      process.off('exit', stopAtExit)
      await stop()
    },
  }
}

/** Copies the data of a server that is stopped, for a replica. The package has no pg_basebackup. */
async function copyData(account: Account, data: string, copy: string): Promise<void> {
  const options = { ...account, cwd: data }
  await promisify(execFile)('cp', ['-Rp', data, copy], options)
  await promisify(execFile)('touch', [join(copy, 'standby.signal')], options)
}

async function initialise(
  { initdb, account }: Binaries,
  folder: string,
  password: string,
): Promise<string> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  await chmod(folder, 0o700)
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined) {
    for (const path of [folder, passwordFile]) await chown(path, uid, gid)
  }
  const data = join(folder, 'data')
  const options = ['--no-sync', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C']
  const where = [`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${passwordFile}`]
  await promisify(execFile)(initdb, [...options, ...where], { ...account, cwd: folder })
  return data
}

async function launch(
  { postgres, account }: Binaries,
  { data, port, settings }: { data: string; port: number; settings: readonly string[] },
): Promise<ChildProcess> {
  const options = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
    ...account,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let told = ''
    child.stderr.on('data', (chunk) => {
      told = `${told}${String(chunk)}`.slice(-2_000)
      if (/ready to accept (?:read-only )?connections/.test(told)) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`it ended: ${told}`)))
  })
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const closed = once(server, 'close')
  server.close()
  await closed
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
