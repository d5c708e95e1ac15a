import { lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './failure.mjs'

/** In the data folder: the file that says that its database was created once, and the folder where that happens. */
export const createdMark = 'created'
export const creating = 'creating'

/** Files without which a database of PostgreSQL is damaged, each with its least size in bytes. */
const files = { PG_VERSION: 1, 'global/pg_control': 8192 }
/** Folders of a database of PostgreSQL that are never empty. */
const folders = ['base', 'global', 'pg_wal', 'pg_xact']

/** @typedef {'a file' | 'a folder' | 'a broken link' | null} Kind null: nothing has this name */

/**
 * Returns the problem of a data folder that cannot even be locked, in one line; null where there is none.
 * @param {string} folder
 */
export function lockProblem(folder) {
  const kind = kindOf(folder)
  if (kind !== null && kind !== 'a folder') {
    return `${folder} is ${kind}, and must be a folder. Move it away, or set DATA_DIR to a folder.`
  }
  const lock = join(folder, 'lock')
  try {
    const lockKind = kindOf(lock)
    if (lockKind === null || lockKind === 'a file') return null
    return `${lock} is ${lockKind}, and must be a file. Move it away.`
  } catch {
    // The folder cannot be read. Opening the file says why.
    return null
  }
}

/**
 * Returns what is damaged in a data folder and the way out, in one line; null for a whole one and for one that never
 * had a database. The caller must hold the folder's lock.
 * @param {string} folder
 */
export function damageLine(folder) {
  const damage = damageIn(folder)
  return damage === null ? null : `The data in ${folder} is damaged: ${damage}. ${wayOut}`
}

/** The last sentence of each message about data that cannot be used. */
export const wayOut =
  'Restore a backup with npm run restore -- BACKUP --replace, or begin anew with npm run reset.'

/**
 * @param {string} folder
 * @returns {string | null}
 */
function damageIn(folder) {
  for (const part of ['db', 'images']) {
    const kind = kindOf(join(folder, part))
    if (kind !== null && kind !== 'a folder') return `${part} is ${kind}, and must be a folder`
  }
  const names = namesIn(join(folder, 'db'))
  if (names.length > 0) return damageInDatabase(join(folder, 'db'))
  const absence = kindOf(join(folder, 'db')) === null ? 'db is missing' : 'db is empty'
  if (kindOf(join(folder, createdMark)) !== null) return `${absence}, but there was a database`
  if (namesIn(join(folder, 'images')).length === 0) return null
  return `${absence}, but images has pictures (of a database at DATABASE_URL?)`
}

/**
 * @param {string} database
 * @returns {string | null}
 */
function damageInDatabase(database) {
  for (const name of folders) {
    const kind = kindOf(join(database, name))
    if (kind !== 'a folder') return `db/${name} is ${kind ?? 'missing'}`
    if (namesIn(join(database, name)).length === 0) return `db/${name} is empty`
  }
  for (const [name, least] of Object.entries(files)) {
    const kind = kindOf(join(database, name))
    if (kind !== 'a file') return `db/${name} is ${kind ?? 'missing'}`
    if (statSync(join(database, name)).size < least) return `db/${name} is truncated`
  }
  const version = readFileSync(join(database, 'PG_VERSION'), 'utf8')
  return /^\d+\n?$/.test(version) ? null : 'db/PG_VERSION is not a version'
}

/**
 * Records that this folder has a database, so that no start takes the folder for a new one if the database is gone.
 * @param {string} folder
 */
export function markCreated(folder) {
  const mark = join(folder, createdMark)
  if (kindOf(mark) !== null) return
  try {
    writeFileSync(mark, 'Loppis has created its database in this folder.\n', { flush: true })
  } catch (error) {
    // On a full disk the data can still be read, and a later start leaves the mark.
    if (codeOf(error) !== 'ENOSPC') throw error
  }
}

/**
 * @param {string} path
 * @returns {Kind}
 */
function kindOf(path) {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats !== undefined) return stats.isDirectory() ? 'a folder' : 'a file'
    return lstatSync(path, { throwIfNoEntry: false }) === undefined ? null : 'a broken link'
  } catch (error) {
    // A part of the path is a file.
    if (codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

/**
 * Returns the names in a folder; none where it does not exist.
 * @param {string} folder
 */
const namesIn = (folder) => (kindOf(folder) === null ? [] : readdirSync(folder))
