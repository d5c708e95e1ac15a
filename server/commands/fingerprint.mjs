import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './runtime.mjs'

/**
 * A hash over files and folders of the project, by name and content, and over some words.
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
 * What a stamp says; null where there is none.
 * @param {string} path
 */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/**
 * Written last, so that whatever was interrupted is done again.
 * @param {string} path
 * @param {string} text
 */
export function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
