import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './failure.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { npmCall, projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'
import { whileLocked } from './setup-lock.mjs'

/** npm empties the folder first, so that an interrupted install has no stamp and is done again. */
const stamp = join(root, 'node_modules', '.installed')
const wanted = () => fingerprint(['package-lock.json'], [`${process.platform}-${process.arch}`])
/** Whether what is there is what package-lock.json names. */
export const isInstalled = () => readStamp(stamp) === wanted() && existsSync(projectNode)

// Whatever the user's npm is set to: without the development dependencies nothing can be built, without install scripts
// there is no Node that runs TypeScript, and what is not printed cannot be shown when it fails.
const args = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--ignore-scripts=false',
  '--engine-strict=false',
]

/** Installs what the lock file names, unless that is what is there. Throws CommandFailure with what npm printed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await whileLocked(async () => {
    if (isInstalled()) return
    process.stdout.write('Installing what package-lock.json names (about a minute, once) …\n')
    const npm = npmCall()
    const options = { ...npm.options, cwd: root, env: withoutNpmSettings(process.env) }
    const { ok, output } = await runQuietly(npm.command, [...npm.args, ...args], options)
    if (!ok) throw new CommandFailure(`${output}\nThe packages could not be installed.`)
    if (!isInstalled()) {
      throw new CommandFailure(
        `${output}\nnpm said it installed the packages, but ${projectNode} is not there.`,
      )
    }
  })
}

/** Called by npm itself as the last step of an install (`prepare` in package.json), whoever asked for it. */
export function stampInstall() {
  if (existsSync(projectNode)) writeStamp(stamp, wanted())
}

/**
 * npm tells the scripts it runs about the outer call; none of it is meant for the inner one.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutNpmSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  )
}
