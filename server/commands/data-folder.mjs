import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runningServer } from './address.mjs'
import { codeOf, CommandFailure } from './failure.mjs'
import { root } from './runtime.mjs'

/** All names that the server and a restore create in the data folder. */
const ours = new Set(['db', 'images', 'lock', 'restore'])

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
  requireOurs(folder)
  await requireUnused(folder)
  rmSync(folder, { recursive: true })
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
  await requireUnused(folder)
  const lock = join(folder, 'lock')
  rmSync(lock, { force: true })
  writeFileSync(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 })
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} folder */
function requireOurs(folder) {
  if (!statSync(folder).isDirectory()) throw new CommandFailure(`${folder} is not a folder.`)
  const foreign = readdirSync(folder).find((name) => !ours.has(name))
  if (foreign === undefined) return
  throw new CommandFailure(
    `${folder} holds '${foreign}', which Loppis did not put there; it is left as it is.`,
  )
}

/** @param {string} folder */
async function requireUnused(folder) {
  const origin = await runningServer(process.env)
  if (origin !== null) throw new CommandFailure(`A server answers at ${origin}. Stop it first.`)
  const owner = ownerOf(folder)
  if (owner !== null) {
    throw new CommandFailure(`A server (process ${owner}) has ${folder} open. Stop it first.`)
  }
}

/**
 * Returns the process that holds the folder's lock; null where there is no lock, or only that of a killed process.
 * @param {string} folder
 */
function ownerOf(folder) {
  const lock = join(folder, 'lock')
  if (!existsSync(lock)) return null
  const owner = Number.parseInt(readFileSync(lock, 'utf8'), 10)
  // In a container this process may have the id of the process that was killed.
  if (!(owner > 0) || owner === process.pid) return null
  try {
    process.kill(owner, 0)
    return owner
  } catch (error) {
    return codeOf(error) === 'EPERM' ? owner : null
  }
}
