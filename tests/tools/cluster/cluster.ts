import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../../server/database/postgres.ts'
import { unprivileged } from '../../postgres/binaries.ts'
import { type EtcdMember, startEtcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import { lastWords } from './last-words.ts'
import type { Programs } from './packages.ts'
import { isIn, killPostgres, type Member, type Secrets, startPatroni } from './patroni.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { freePorts } from './ports.ts'
import { own, type Place, type Program } from './program.ts'
import { until } from './until.ts'

export type DatabaseCluster = {
  folder: string
  /** The settings of a server of the market: the pooler, the connection past it, and the replicas. */
  env: Record<string, string>
  /** Where the proxy serves the market, and the ports of the servers that it looks for. */
  market: { origin: string; ports: readonly number[] }
  /** Kills the primary, Patroni and PostgreSQL, with SIGKILL. Returns a function that starts the member again. */
  killPrimary(): Promise<{ name: string; restart: () => Promise<void> }>
  /** Returns how many transactions the replicas have run for the market, which are reads. */
  readsOfReplicas(): Promise<number>
  /** Waits until one member is the primary and the others follow it. */
  untilWhole(): Promise<void>
  /** Ends every process of the cluster, by its id, and deletes the folder. */
  end(): Promise<void>
}

const NUMBERS = [1, 2, 3]
const SERVERS = 2
const USER = 'market'

/** Starts etcd, PostgreSQL with Patroni, HAProxy and PgBouncer, and creates the market's database, which is empty. */
export async function startDatabaseCluster(programs: Programs): Promise<DatabaseCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-database-cluster-'))
  const place: Place = { folder, account: await unprivileged(), started: [] }
  await chmod(folder, 0o700)
  await own(place, folder)
  const patronis = new Map<Member, Program>()
  const members: Member[] = []
  const killAll = () => {
    // Each in its process group: Patroni may be at copying a database by a process of its own.
    for (const each of place.started) if (each.isRunning()) process.kill(-each.pid, 'SIGKILL')
    for (const member of members) killPostgres(place, member)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', killAll)
  const end = async () => {
    // Patroni stops its PostgreSQL; etcd has to be there until it has.
    await Promise.all([...patronis.values()].map((patroni) => patroni.end('SIGTERM')))
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
    const free = await freePorts(4 * NUMBERS.length + SERVERS + 4)
    const takePort = () => free.shift() ?? 0
    const etcd: EtcdMember[] = []
    for (const n of NUMBERS) {
      etcd.push({ name: `etcd${n}`, clientPort: takePort(), peerPort: takePort() })
      members.push({ name: `postgres${n}`, port: takePort(), restPort: takePort() })
    }
    const servers = Array.from({ length: SERVERS }, takePort)
    const ports = { primary: takePort(), replicas: takePort(), market: takePort(), servers }
    const poolerPort = takePort()

    await startEtcd(programs.etcd, place, etcd)
    const etcdPorts = etcd.map(({ clientPort }) => clientPort)
    const startMember = async (member: Member) => {
      const settings = { member, etcdPorts, secrets, place, bin: programs.postgres }
      patronis.set(member, await startPatroni(programs.patroni, settings))
    }
    const untilWhole = async () => {
      const roles = { primary: 1, replica: members.length - 1 } as const
      for (const role of ['primary', 'replica'] as const)
        await until(
          `${role}: ${roles[role]} of ${members.length} members`,
          async () =>
            (await Promise.all(members.map((each) => isIn(each, role)))).filter(Boolean).length ===
            roles[role],
          [...patronis.values()],
        )
    }
    await Promise.all(members.map(startMember))
    await startHaproxy(programs.haproxy, place, { members, ports })
    await untilWhole()
    await createMarket(
      `postgres://postgres:${secrets.superuser}@127.0.0.1:${ports.primary}`,
      secrets,
    )
    const login = { user: USER, password: secrets.market }
    await startPgbouncer(programs.pgbouncer, place, {
      ...login,
      port: poolerPort,
      primaryPort: ports.primary,
    })
    const urlAt = (port: number) => `postgres://${USER}:${secrets.market}@127.0.0.1:${port}/${USER}`
    return {
      folder,
      env: {
        DATABASE_URL: urlAt(poolerPort),
        DATABASE_LISTEN_URL: urlAt(ports.primary),
        DATABASE_READ_URL: urlAt(ports.replicas),
        DATABASE_PREPARED_STATEMENTS: '0',
      },
      market: { origin: `http://127.0.0.1:${ports.market}`, ports: servers },
      async killPrimary() {
        const states = await Promise.all(members.map((member) => isIn(member, 'primary')))
        const member = members[states.indexOf(true)]
        if (member === undefined) throw new Error('There is no primary.')
        const patroni = patronis.get(member)
        patronis.delete(member)
        // Patroni first: it would start PostgreSQL again.
        await patroni?.end('SIGKILL')
        killPostgres(place, member)
        return { name: member.name, restart: () => startMember(member) }
      },
      async readsOfReplicas() {
        let reads = 0
        for (const member of members) {
          if (await isIn(member, 'replica')) reads += await transactionsOf(urlAt(member.port))
        }
        return reads
      },
      untilWhole,
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
