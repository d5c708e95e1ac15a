import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure } from './failure.mjs'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { npmCall, projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'
import { withSetupLock } from './setup-lock.mjs'

/** npm empties the folder first, so an interrupted install has no stamp and runs again. */
const stamp = join(root, 'node_modules', '.installed')
const wanted = () => fingerprint(['package-lock.json'], [`${process.platform}-${process.arch}`])
/** Returns whether the installed packages match package-lock.json. */
export const isInstalled = () => readStamp(stamp) === wanted() && existsSync(projectNode)

// Overrides the user's npm settings: the build needs the development dependencies, an optional one is the Node
// that runs TypeScript, and the failure message needs npm's errors.
const args = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--engine-strict=false',
]

/** Installs the locked packages, unless they are installed. Throws CommandFailure with npm's output. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withSetupLock(async () => {
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

/** Writes the install stamp. npm calls it as the last step of every install (`prepare` in package.json). */
export function stampInstall() {
  if (existsSync(projectNode)) writeStamp(stamp, wanted())
}

/**
 * Removes the variables in which npm describes the outer call to its scripts: the inner npm must not inherit them.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutNpmSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_(lifecycle|package|command)/.test(name)),
  )
}
