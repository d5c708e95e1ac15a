import { resolve } from 'node:path'
import { CommandFailure } from './failure.mjs'
import { runQuietly } from './run.mjs'

/** The file in an archive that holds its format, its version and the hash of its data. */
export const manifestName = 'loppis-backup.json'

/**
 * Returns the path of a command's file argument, relative to the user's folder: npm runs the command in the project's.
 * @param {string | undefined} name
 * @param {string} question shown where there is no argument
 */
export function fileNamed(name, question) {
  if (name === undefined || name.startsWith('-')) throw new CommandFailure(question)
  return resolve(process.env.INIT_CWD || '.', name)
}

/**
 * Runs tar, which every system that runs Node has.
 * @param {readonly string[]} args
 */
export const runTar = (args) => runQuietly('tar', args)
