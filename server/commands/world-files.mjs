import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a world is in its folder: the database, which holds every key, and the pictures. */
export const parts = ['db', 'images']

/** In the data folder: a world that is being restored, and the file that says that it is whole. */
const incoming = 'restore'
const whole = 'whole'

/** @param {string} folder the data folder */
export const incomingIn = (folder) => join(folder, incoming)
/** @param {string} folder the data folder */
export const wholeMarkIn = (folder) => join(folder, incoming, whole)

/**
 * A hash over the parts that are there, by names and contents.
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
      throw new Error(`${path} is neither a file nor a folder.`)
    }
  }
  for (const part of parts) if (existsSync(join(folder, part))) add(part)
  return hash.digest('hex')
}

/**
 * Brings a restore that was cut off to its end: a world that has come in whole takes the place of the one before it,
 * of any other nothing stays. Whoever calls this holds the folder.
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
  }
  rmSync(from, { recursive: true })
}
