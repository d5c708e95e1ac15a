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
/** Returns whether the packages that running needs are those of package-lock.json. */
const isInstalled = () => readStamp(stamp) === wanted() && existsSync(projectNode)
/** Returns whether the packages of development are there, too. */
export const isComplete = () => isInstalled() && existsSync(join(root, 'node_modules', 'vitest'))

// Overrides the user's npm settings: an optional package is the Node that runs TypeScript, and the failure message
// needs npm's errors.
const options = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=optional',
  '--ignore-scripts=false',
  '--engine-strict=false',
]

/** Installs what running needs, the builder among it, unless it is installed. Throws CommandFailure with npm's output. */
export const ensureInstalled = () =>
  install(isInstalled, 'Installing what running needs (half a minute, once) …', () => [
    'ci',
    '--omit=dev',
  ])

/** Installs all packages, unless they are installed. Throws CommandFailure with npm's output. */
export const ensureComplete = () =>
  install(isComplete, 'Installing what package-lock.json names (about a minute, once) …', () =>
    // A server may be running with the packages that are there: `npm ci` would remove them.
    isInstalled() ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'],
  )

/**
 * @param {() => boolean} isDone
 * @param {string} words
 * @param {() => string[]} args
 */
async function install(isDone, words, args) {
  if (isDone()) return
  await withSetupLock(async () => {
    if (isDone()) return
    process.stdout.write(`${words}\n`)
    const npm = npmCall()
    const { ok, output } = await runQuietly(npm.command, [...npm.args, ...args(), ...options], {
      ...npm.options,
      cwd: root,
      env: withoutNpmSettings(process.env),
    })
    if (!ok) throw new CommandFailure(`${output}\nThe packages could not be installed.`)
    if (!isDone()) {
      throw new CommandFailure(
        `${output}\nnpm said it installed the packages, but not all are there.`,
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
