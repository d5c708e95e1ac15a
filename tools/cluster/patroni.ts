import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { own, type Place, type Program, startProgram, writePrivate } from './program.ts'
import { statusOf } from './until.ts'

export type Secrets = { superuser: string; replication: string; rewind: string; market: string }

export type Member = {
  name: string
  port: number
  restPort: number
  /** The ports at which the other members find it; by default those that it listens on. */
  foundAt?: { port: number; restPort: number }
}

type Settings = {
  member: Member
  /** Where the member finds etcd. */
  etcdPorts: readonly number[]
  secrets: Secrets
  place: Place
  bin: string
}

/** The primary holds its lease for 20 seconds, Patroni's least: a failover begins when a killed one loses it. */
const LEASE = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** Returns the configuration of a member: JSON, which is YAML. */
export function patroniConfig({ member, etcdPorts, secrets, place, bin }: Settings): string {
  const { name, port, restPort, foundAt = member } = member
  return JSON.stringify({
    scope: 'loppis',
    name,
    restapi: {
      listen: `127.0.0.1:${restPort}`,
      connect_address: `127.0.0.1:${foundAt.restPort}`,
    },
    // By etcd's API of version 2, in which a member renews its lease by a comparison. In that of version 3, Patroni before
    // 3.0.3 overwrites the lease of another member (github.com/patroni/patroni/pull/2689): a primary that was paused for
    // longer than its lease takes it back, and what the new primary has acknowledged is lost.
    // The addresses that etcd itself announces may not be those at which this member finds it (use_proxies).
    etcd: { hosts: etcdPorts.map((each) => `127.0.0.1:${each}`), use_proxies: true },
    bootstrap: {
      dcs: {
        ...LEASE,
        // A commit waits for a second member, always: without one, the primary accepts no write.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            // Processes are killed here, the machine is not.
            fsync: 'off',
            unix_socket_directories: '',
          },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${foundAt.port}`,
      data_dir: dataFolder(place, member),
      bin_dir: bin,
      pgpass: join(place.folder, `${name}.pgpass`),
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
        rewind: { username: 'rewinder', password: secrets.rewind },
      },
    },
  })
}

const dataFolder = ({ folder }: Place, { name }: Member) => join(folder, name, 'data')

/** Starts Patroni for a member, which starts its PostgreSQL. */
export async function startPatroni(command: string, settings: Settings): Promise<Program> {
  const { member, place } = settings
  const folder = join(place.folder, member.name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await own(place, folder)
  const path = await writePrivate(place, `${member.name}.json`, patroniConfig(settings))
  return startProgram(place, { name: member.name, command, args: [path] })
}

/** Returns whether Patroni says that the member is the primary, or a replica that follows it. */
export const isIn = async (member: Member, role: 'primary' | 'replica'): Promise<boolean> =>
  (await statusOf(`http://127.0.0.1:${member.restPort}/${role}`)) === 200

/** Kills the PostgreSQL of a member, which outlives its Patroni. */
export function killPostgres(place: Place, member: Member): void {
  const pid = postmasterOf(place, member)
  if (pid !== null) process.kill(pid, 'SIGKILL')
}

/** Stops every process of a member's PostgreSQL where it is. Returns a function that lets them go on. */
export function pausePostgres(place: Place, member: Member): () => void {
  const postmaster = postmasterOf(place, member)
  if (postmaster === null) return () => undefined
  // The postmaster stops first, so that no process begins meanwhile.
  process.kill(postmaster, 'SIGSTOP')
  const paused = [postmaster, ...childrenOf(postmaster)]
  for (const pid of paused) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of paused.toReversed()) process.kill(pid, 'SIGCONT')
  }
}

function childrenOf(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Returns the process id of the PostgreSQL of a member; null where none runs. The lock file may be an old one. */
function postmasterOf(place: Place, member: Member): number | null {
  const data = dataFolder(place, member)
  try {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const command = readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8')
    return command.split('\0').some((word) => word.includes(data)) ? Number(pid) : null
  } catch {
    return null
  }
}
