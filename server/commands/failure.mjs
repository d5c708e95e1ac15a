/** A command cannot go on; `message` is all that its user needs to read. */
export class CommandFailure extends Error {}

/**
 * Runs a command to its end: what it answers is the exit code; a CommandFailure is its message and 1.
 * @param {() => Promise<number>} work
 */
export async function runCommand(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error
    process.stderr.write(`${error.message.trimEnd()}\n`)
    process.exitCode = 1
  }
}

/**
 * The code of an error of the system, such as ENOENT.
 * @param {unknown} error
 * @returns {string | null}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
