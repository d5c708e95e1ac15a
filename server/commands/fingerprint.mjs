import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './runtime.mjs'

/**
 * Returns a hash of project files and folders, by name and content, and of additional strings.
 * @param {readonly string[]} paths relative to the project
 * @param {readonly string[]} words
 */
export function fingerprint(paths, words = []) {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) add(join(path, name))
    } else {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  for (const path of paths) add(path)
  for (const word of words) hash.update(word).update('\0')
  return hash.digest('hex')
}

/**
 * Returns the text of a stamp file; null where there is none.
 * @param {string} path
 */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/**
 * Writes a stamp file. Callers write it as the last step, so that an interrupted step runs again.
 * @param {string} path
 * @param {string} text
 */
export function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
