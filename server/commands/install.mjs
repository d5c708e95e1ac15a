import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { npmCall, projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'
import { whileLocked } from './setup-lock.mjs'

const stamp = join(root, 'node_modules', '.installed')

const wanted = () => fingerprint(['package-lock.json'])
const isCurrent = () => readStamp(stamp) === wanted() && existsSync(projectNode)

/**
 * Installs what the lock file names, unless that is what is there.
 * @returns {Promise<string | null>} what npm printed when it failed
 */
export async function ensureInstalled() {
  if (isCurrent()) return null
  return whileLocked(async () => {
    if (isCurrent()) return null
    process.stdout.write('Installing what package-lock.json names. About a minute, once.\n')
    const { command, args } = npmCall()
    const { ok, output } = await runQuietly(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', '--no-update-notifier'],
      // npm passes its settings on to the scripts it calls; those of the outer call are not meant for this one.
      { cwd: root, env: withoutNpmSettings(process.env) },
    )
    if (!ok) return output
    if (!existsSync(projectNode)) {
      return `${output}\nThe package 'node' brought no ${projectNode}: npm did not run its install script.\n`
    }
    writeStamp(stamp, wanted())
    return null
  })
}

function withoutNpmSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  )
}
