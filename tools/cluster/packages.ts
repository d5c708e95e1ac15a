import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The paths of the programs. */
export type Programs = {
  etcd: string
  patroni: string
  pgbouncer: string
  haproxy: string
  /** The folder of PostgreSQL's programs. */
  postgres: string
}

const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  postgres: 'postgresql',
} as const satisfies Record<keyof Programs, string>

/** Debian has PostgreSQL's programs in a folder for each version, and those of an administrator in /usr/sbin. */
const POSTGRES_FOLDER = '/usr/lib/postgresql'
const ADMIN_FOLDER = '/usr/sbin'

/** Finds the programs in Debian's places; returns one line with what to install where some are not there. */
export async function findPrograms(): Promise<Programs | string> {
  const found = {
    etcd: await findOnPath('etcd'),
    patroni: await findOnPath('patroni'),
    pgbouncer: await findOnPath('pgbouncer'),
    haproxy: await findOnPath('haproxy'),
    postgres: await findPostgres(),
  }
  const { etcd, patroni, pgbouncer, haproxy, postgres } = found
  if (etcd && patroni && pgbouncer && haproxy && postgres)
    return { etcd, patroni, pgbouncer, haproxy, postgres }
  const missing = Object.entries(PACKAGES).flatMap(([name, packages]) =>
    Object.entries(found).some(([other, path]) => other === name && path === null)
      ? [packages]
      : [],
  )
  return `Skipped, programs are missing. On Debian: apt-get install ${missing.join(' ')}`
}

async function findOnPath(name: string): Promise<string | null> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ADMIN_FOLDER]
  for (const folder of folders) if (await isProgram(join(folder, name))) return join(folder, name)
  return null
}

async function findPostgres(): Promise<string | null> {
  const versions = await readdir(POSTGRES_FOLDER).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const folder = join(POSTGRES_FOLDER, version, 'bin')
    if (await isProgram(join(folder, 'postgres'))) return folder
  }
  return null
}

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
