import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from './database.ts'

/** Lock files that this process holds. The process id in the file is not enough: in a container it is always 1. */
const held = new Set<string>()

/** Locks `dataDir` and returns a function that unlocks it. Throws DatabaseUnavailable where the lock is taken. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock')
  if (held.has(path)) throw inUse(dataDir, process.pid)
  for (;;) {
    try {
      await writeFile(path, `${process.pid}\n`, { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw new DatabaseUnavailable(`DATA_DIR ${dataDir} cannot be written.`, { cause: error })
      }
    }
    const owner = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10)
    if (owner !== process.pid && isAlive(owner)) throw inUse(dataDir, owner)
    await rm(path, { force: true })
  }
  held.add(path)
  return async () => {
    await rm(path, { force: true })
    held.delete(path)
  }
}

function inUse(dataDir: string, owner: number): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `Another server (process ${owner}) has the data in ${dataDir} open. Stop it or set DATA_DIR.`,
  )
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
