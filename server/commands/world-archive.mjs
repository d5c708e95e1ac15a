import { resolve } from 'node:path'
import { CommandFailure } from './failure.mjs'
import { runQuietly } from './run.mjs'

/** In an archive: what it is, and the hash of the world that it holds. */
export const manifestName = 'loppis-backup.json'

/**
 * The file that a command was given, from where its user stands: npm itself runs it in the project.
 * @param {string | undefined} name
 * @param {string} question asked where there is none
 */
export function fileNamed(name, question) {
  if (name === undefined || name.startsWith('-')) throw new CommandFailure(question)
  return resolve(process.env.INIT_CWD || '.', name)
}

/**
 * Runs tar, which every system has that runs Node.
 * @param {readonly string[]} args
 */
export const runTar = (args) => runQuietly('tar', args)
