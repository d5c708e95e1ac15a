const OLDEST = 20

/**
 * Why this Node cannot run the commands; null when it can.
 * @param {string} version as process.versions.node has it
 * @returns {string | null}
 */
export function oldNodeReason(version) {
  const major = Number(version.split('.')[0])
  if (major >= OLDEST) return null
  return `Loppis needs Node ${OLDEST} or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`
}

/**
 * Ends the process with one clear line where Node is too old. What a command does is imported only after this, since
 * an old Node cannot even read it.
 */
export function requireNode() {
  const reason = oldNodeReason(process.versions.node)
  if (reason === null) return
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
