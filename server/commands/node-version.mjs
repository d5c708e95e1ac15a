const OLDEST = 20

/**
 * Returns the reason why this Node cannot run the commands; null where it can.
 * @param {string} version in the format of process.versions.node
 * @returns {string | null}
 */
export function oldNodeReason(version) {
  const major = Number(version.split('.')[0])
  if (major >= OLDEST) return null
  return `Loppis needs Node ${OLDEST} or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`
}

/**
 * Exits with a one-line message where Node is too old. A command imports its other modules only after this check, since
 * an old Node cannot parse them.
 */
export function requireNode() {
  const reason = oldNodeReason(process.versions.node)
  if (reason === null) return
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
