import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markCreated } from './data-check.mjs'
import { CommandFailure } from './failure.mjs'

/** The parts of the data folder that a backup holds: the database, which stores every key, and the pictures. */
export const parts = ['db', 'images']

/** In the data folder: the folder of a restore in progress, and the file that marks its data as complete. */
const incoming = 'restore'
const whole = 'whole'

/** @param {string} folder the data folder */
export const incomingIn = (folder) => join(folder, incoming)
/** @param {string} folder the data folder */
export const wholeMarkIn = (folder) => join(folder, incoming, whole)

/**
 * Returns a hash of the existing parts, by names and contents. Throws CommandFailure for a link.
 * @param {string} folder
 */
export function hashOfWorld(folder) {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = (path) => {
    const full = join(folder, path)
    const stats = lstatSync(full)
    if (stats.isDirectory()) {
      hash.update(`${path}/\0`)
      for (const name of readdirSync(full).toSorted()) add(`${path}/${name}`)
    } else if (stats.isFile()) {
      hash.update(`${path}\0${stats.size}\0`).update(readFileSync(full))
    } else {
      throw new CommandFailure(`${full} is neither a file nor a folder.`)
    }
  }
  for (const part of parts) if (existsSync(join(folder, part))) add(part)
  return hash.digest('hex')
}

/**
 * Completes an interrupted restore: replaces the previous data where the restored data is complete, and deletes
 * incomplete data. The caller must hold the folder's lock.
 * @param {string} folder the data folder
 */
export function finishRestore(folder) {
  const from = incomingIn(folder)
  if (!existsSync(from)) return
  if (existsSync(wholeMarkIn(folder))) {
    for (const part of parts.filter((each) => existsSync(join(from, each)))) {
      rmSync(join(folder, part), { recursive: true, force: true })
      renameSync(join(from, part), join(folder, part))
    }
    markCreated(folder)
  }
  rmSync(from, { recursive: true })
}
