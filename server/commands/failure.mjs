/** A command cannot continue; `message` is all that the user needs to read. */
export class CommandFailure extends Error {}

/**
 * Runs a command and sets the exit code that it returns; prints the message of a CommandFailure and sets 1.
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
 * Returns the code of a system error, such as ENOENT.
 * @param {unknown} error
 * @returns {string | null}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
