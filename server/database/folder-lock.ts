import { FolderInUse, lockDataFolder } from '../commands/data-lock.mjs'
import { codeOf } from '../commands/failure.mjs'
import { DatabaseUnavailable } from './database.ts'
import { isDiskFull } from './disk-room.ts'

/** Returns whether this user may not use a file, or its disk is mounted read-only. */
export function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')
}

/** Locks `dataDir` and returns a function that unlocks it. Throws DatabaseUnavailable where the lock is taken. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    const unlock = await lockDataFolder(dataDir)
    return async () => unlock()
  } catch (error) {
    if (error instanceof FolderInUse) {
      throw new DatabaseUnavailable(
        `Another server (${error.owner}) has the data in ${dataDir} open. Stop it or set DATA_DIR.`,
      )
    }
    const what = isForbidden(error) || isDiskFull(error) ? 'written' : 'locked'
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new DatabaseUnavailable(`DATA_DIR ${dataDir} cannot be ${what}${reason}.`, {
      cause: error,
    })
  }
}
