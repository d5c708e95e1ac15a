import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../server/database/postgres.ts'
import { unprivileged } from '../../tests/database/binaries.ts'
import { type EtcdMember, startEtcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import { lastWords } from './last-words.ts'
import { type Fault, Members } from './members.ts'
import type { Programs } from './packages.ts'
import { isIn, type Secrets } from './patroni.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { freePorts } from './ports.ts'
import { own, type Place } from './program.ts'
import { until } from './until.ts'

export type DatabaseCluster = {
  folder: string
  /** The settings of a server of the market: the pooler, the connection past it, and the replicas. */
  env: Record<string, string>
  /** Where the proxy serves the market, and the ports of the servers that it looks for. */
  market: { origin: string; ports: readonly number[] }
  members: Members
  /** Returns how many transactions the replicas have run for the market, which are reads. */
  readsOfReplicas(): Promise<number>
  /** Kills the pooler with SIGKILL, `since` a moment, and starts it again at once. */
  restartPooler(): Promise<Fault>
  /** Ends every process of the cluster, by its id, and deletes the folder. */
  end(): Promise<void>
}

const NUMBERS = [1, 2, 3]
const SERVERS = 2
/** More than are taken: a member has two, and one for each of its links. */
const PORTS = 40
const USER = 'market'

/** Starts etcd, PostgreSQL with Patroni, HAProxy and PgBouncer, and creates the market's database, which is empty. */
export async function startDatabaseCluster(programs: Programs): Promise<DatabaseCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-database-cluster-'))
  const place: Place = { folder, account: await unprivileged(), started: [] }
  await chmod(folder, 0o700)
  await own(place, folder)
  let members: Members | null = null
  const killAll = () => {
    // Each in its process group: Patroni may be at copying a database by a process of its own.
    for (const each of place.started) if (each.isRunning()) process.kill(-each.pid, 'SIGKILL')
    members?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', killAll)
  const end = async () => {
    await members?.end()
    for (const program of place.started.toReversed()) await program.end('SIGTERM')
    killAll()
    process.off('exit', killAll)
  }
  try {
    const secret = () => randomBytes(12).toString('hex')
    const secrets: Secrets = {
      superuser: secret(),
      replication: secret(),
      rewind: secret(),
      market: secret(),
    }
    const free = await freePorts(PORTS)
    const takePort = () => free.shift() ?? 0
    const etcd: EtcdMember[] = NUMBERS.map((n) => ({
      name: `etcd${n}`,
      clientPort: takePort(),
      peerPort: takePort(),
    }))
    const servers = Array.from({ length: SERVERS }, takePort)
    const ports = { primary: takePort(), replicas: takePort(), market: takePort(), servers }
    const pooler = {
      user: USER,
      password: secrets.market,
      port: takePort(),
      primaryPort: ports.primary,
    }

    await startEtcd(programs.etcd, place, etcd)
    members = await Members.open({
      programs,
      place,
      secrets,
      etcdPorts: etcd.map(({ clientPort }) => clientPort),
      names: NUMBERS.map((n) => `postgres${n}`),
      takePort,
    })
    await members.start()
    await startHaproxy(programs.haproxy, place, { members: members.all, ports })
    await members.untilWhole()
    await createMarket(
      `postgres://postgres:${secrets.superuser}@127.0.0.1:${ports.primary}`,
      secrets,
    )
    let pgbouncer = await startPgbouncer(programs.pgbouncer, place, pooler)
    const urlAt = (port: number) => `postgres://${USER}:${secrets.market}@127.0.0.1:${port}/${USER}`
    return {
      folder,
      env: {
        DATABASE_URL: urlAt(pooler.port),
        DATABASE_LISTEN_URL: urlAt(ports.primary),
        DATABASE_READ_URL: urlAt(ports.replicas),
        DATABASE_PREPARED_STATEMENTS: '0',
      },
      market: { origin: `http://127.0.0.1:${ports.market}`, ports: servers },
      members,
      async restartPooler() {
        const since = performance.now()
        await pgbouncer.end('SIGKILL')
        pgbouncer = await startPgbouncer(programs.pgbouncer, place, pooler)
        return { name: pgbouncer.name, since, end: async () => undefined }
      },
      async readsOfReplicas() {
        let reads = 0
        for (const member of members?.all ?? []) {
          if (await isIn(member, 'replica')) reads += await transactionsOf(urlAt(member.port))
        }
        return reads
      },
      end,
    }
  } catch (error) {
    const words = await lastWords(folder)
    await end()
    throw new Error(`The cluster did not start. ${words}`, { cause: error })
  }
}

/** Creates the user and the database of the market through the proxy, as soon as it has found the primary. */
async function createMarket(server: string, { market }: Secrets): Promise<void> {
  const open = () => openPostgres(`${server}/postgres`)
  await until('the primary through HAProxy', () =>
    open().then(
      async (database) => {
        await database.close()
        return true
      },
      () => false,
    ),
  )
  const database = await open()
  try {
    await database.execute(`create role ${USER} login password '${market}'`)
    await database.execute(`create database ${USER} owner ${USER}`)
  } finally {
    await database.close()
  }
}

async function transactionsOf(url: string): Promise<number> {
  const database = await openPostgres(url)
  try {
    const [row] = await database.query<{ count: number }>(
      'select xact_commit::int as count from pg_stat_database where datname = current_database()',
    )
    return row?.count ?? 0
  } finally {
    await database.close()
  }
}
