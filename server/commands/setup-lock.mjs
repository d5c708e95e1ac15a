import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './failure.mjs'
import { root } from './runtime.mjs'

const path = join(root, '.setup-lock')
/** No install or build takes longer: an older lock is stale, even if a process with its id runs. */
const LONGEST_MS = 15 * 60 * 1000
const PAUSE_MS = 300

/**
 * Runs `work` while no other command of this project installs or builds; simultaneous starts take turns.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function withSetupLock(work) {
  for (let isFirst = true; !take(); isFirst = false) {
    if (isFirst)
      process.stdout.write('Another command is installing or building; waiting for it.\n')
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Writes a separate file and links it as the lock, so that no process reads a lock without its owner. */
function take() {
  const own = `${path}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (isLeftBehind()) rmSync(path, { force: true })
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function isLeftBehind() {
  try {
    if (Date.now() - statSync(path).mtimeMs > LONGEST_MS) return true
    const owner = Number(readFileSync(path, 'utf8'))
    // In a container this process may have the id of the process that was killed.
    return owner === process.pid || !process.kill(owner, 0)
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}
