import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './runtime.mjs'

const folder = join(root, '.setup-lock')

/** Does the work while no other command of this project sets up; two starts at once take turns. */
export async function whileLocked(work) {
  while (!take()) await setTimeout(500)
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take() {
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(folder, { recursive: true, force: true })
    return false
  }
}

/** A lock whose process is gone was left behind by an interrupted one. */
function isHeld() {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}
