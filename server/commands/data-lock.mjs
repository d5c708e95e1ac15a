/// <reference path="./fs-native-extensions.d.ts" />
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another process has the data folder open; `owner` says which. */
export class FolderInUse extends Error {
  /** @param {string} owner */
  constructor(owner) {
    super(`The folder is in use (${owner}).`)
    this.owner = owner
  }
}

/**
 * Locks a data folder for this process and returns a function that ends the lock. Throws FolderInUse, a system error
 * where the folder cannot be written, and ERR_MODULE_NOT_FOUND before packages are installed.
 *
 * The kernel holds the lock on the file `lock` and ends it with the process, so a killed process blocks nobody. The file
 * stays, and its content only serves messages: if a process deleted it, two processes could lock two files.
 * @param {string} folder
 * @returns {Promise<() => void>}
 */
export async function lockDataFolder(folder) {
  const { tryLock, unlock } = await import('fs-native-extensions')
  const path = join(folder, 'lock')
  for (;;) {
    const file = openSync(path, 'a+', 0o600)
    if (!tryLock(file)) {
      closeSync(file)
      throw new FolderInUse(ownerIn(path))
    }
    // `npm run reset` may have deleted the folder since the file was opened.
    if (isFileAt(path, file)) {
      ftruncateSync(file)
      writeSync(file, `${process.pid} ${hostname()}\n`)
      return () => {
        // A process that is being started has copies of this descriptor, which would keep the lock.
        unlock(file)
        closeSync(file)
      }
    }
    closeSync(file)
  }
}

/**
 * @param {string} path
 * @param {number} file
 */
function isFileAt(path, file) {
  const there = statSync(path, { bigint: true, throwIfNoEntry: false })
  const opened = fstatSync(file, { bigint: true })
  return there?.ino === opened.ino && there.dev === opened.dev
}

/**
 * Describes the process that holds the lock. A process id means nothing on another host or in another container.
 * @param {string} path
 */
function ownerIn(path) {
  const [pid, host] = textOf(path).trim().split(' ')
  if (!pid || !host) return 'a process'
  return host === hostname() ? `process ${pid}` : `a process on ${host}`
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Windows does not let other processes read a locked file.
    return ''
  }
}
