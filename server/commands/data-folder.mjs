import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runningServer } from './address.mjs'
import { createdMark, creating, lockProblem } from './data-check.mjs'
import { FolderInUse, lockDataFolder } from './data-lock.mjs'
import { codeOf, CommandFailure } from './failure.mjs'
import { root } from './runtime.mjs'

/** All names that the server and a restore create in the data folder. */
const ours = new Set(['db', 'images', 'lock', 'restore', createdMark, creating])

/**
 * Returns the folder of the embedded database. Throws CommandFailure where DATABASE_URL names another database.
 * @param {string} instead what the user can do with that database instead, for the message
 */
export function dataFolder(instead) {
  const { DATA_DIR, DATABASE_URL } = process.env
  if (DATABASE_URL) {
    throw new CommandFailure(
      `DATABASE_URL names a database of your own: ${instead}. For the embedded one unset it first.`,
    )
  }
  return resolve(root, DATA_DIR || '.data')
}

/** Deletes the data folder, which the next start recreates. Throws CommandFailure where it is in use or not ours. */
export async function emptyDataFolder() {
  const folder = dataFolder('empty it yourself')
  if (!existsSync(folder)) {
    process.stdout.write('There is no world yet; npm start makes one.\n')
    return 0
  }
  requireLockable(folder)
  requireOurs(folder)
  await withDataLock(folder, async () => rmSync(folder, { recursive: true }))
  process.stdout.write('The world is empty; npm start makes it anew.\n')
  return 0
}

/**
 * Runs `work` with the folder locked, so that no server can open it. Throws CommandFailure where a server has it open.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 */
export async function withDataLock(folder, work) {
  const origin = await runningServer(process.env)
  if (origin !== null) throw new CommandFailure(`A server answers at ${origin}. Stop it first.`)
  const unlock = await lockOf(folder)
  try {
    return await work()
  } finally {
    unlock()
  }
}

/** @param {string} folder */
async function lockOf(folder) {
  requireLockable(folder)
  try {
    return await lockDataFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) {
      throw new CommandFailure(`A server (${error.owner}) has ${folder} open. Stop it first.`)
    }
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') {
      throw new CommandFailure('The packages are not installed. Run npm install first.')
    }
    if (codeOf(error) !== null) {
      throw new CommandFailure(`${folder} cannot be written (${codeOf(error)}).`)
    }
    throw error
  }
}

/**
 * Throws CommandFailure where the folder, or the lock in it, is the wrong kind of thing.
 * @param {string} folder
 */
export function requireLockable(folder) {
  const problem = lockProblem(folder)
  if (problem !== null) throw new CommandFailure(problem)
}

/** @param {string} folder */
function requireOurs(folder) {
  const foreign = readdirSync(folder).find((name) => !ours.has(name))
  if (foreign === undefined) return
  throw new CommandFailure(
    `${folder} holds '${foreign}', which Loppis did not put there; it is left as it is.`,
  )
}
