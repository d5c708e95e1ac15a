import { FolderInUse, lockDataFolder } from '../commands/data-lock.mjs'
import { DatabaseUnavailable } from './database.ts'

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
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new DatabaseUnavailable(`DATA_DIR ${dataDir} cannot be locked${reason}.`, {
      cause: error,
    })
  }
}
