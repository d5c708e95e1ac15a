import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { runQuietly } from '../../server/commands/run.mjs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
/** Both are from Debian; the first is one and a half times as fast as the second. */
const packages = ['chromium-headless-shell', 'chromium']
const TRIAL_MS = 40_000

/**
 * Finds a Chromium that starts: the one that CHROMIUM names, one on the PATH, Debian's, or the one in the packages.
 * @returns {Promise<{ path: string } | { reasons: string[] }>} `reasons`: the failure of each candidate
 */
export async function findBrowser() {
  /** @type {string[]} */
  const reasons = []
  const { CHROMIUM } = process.env
  const ways = CHROMIUM ? [() => [CHROMIUM]] : [installed, fromDebian, fromPackages]
  for (const way of ways) {
    for (const path of await way(reasons)) {
      const reason = await startFailure(path)
      if (reason === null) return { path }
      reasons.push(reason)
    }
  }
  return { reasons }
}

function installed() {
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/bin'])
  return names
    .flatMap((name) => [...folders].map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** @param {string[]} reasons */
async function fromDebian(reasons) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  process.stdout.write('Installing a browser from Debian (about a minute, once) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update', '-qq'], { env })
  for (const name of packages) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name]
    const { ok, output } = await runQuietly('apt-get', install, { env })
    if (ok) return installed()
    reasons.push(`apt-get install ${name}: ${lastLine(output)}`)
  }
  return []
}

/**
 * Unpacks the browser once, with the libraries that a minimal system lacks, and starts it with a script that sets their
 * paths.
 * @param {string[]} reasons
 */
async function fromPackages(reasons) {
  const folder = join(root, 'node_modules', '.cache', 'chromium')
  const start = join(folder, 'start')
  if (existsSync(start)) return [start]
  process.stdout.write('Unpacking the browser of @sparticuz/chromium …\n')
  const unpacking = `${folder}-${process.pid}`
  mkdirSync(unpacking, { recursive: true })
  const script = join(import.meta.dirname, 'unpack-browser.ts')
  const { ok, output } = await runQuietly(projectNode, [script], {
    env: { ...process.env, TMPDIR: unpacking },
  })
  if (!ok) {
    rmSync(unpacking, { recursive: true })
    reasons.push(`@sparticuz/chromium: ${lastLine(output)}`)
    return []
  }
  writeFileSync(join(unpacking, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')))
  writeFileSync(join(unpacking, 'start'), START, { mode: 0o755 })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unpacking, folder)
  return [start]
}

const START = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

/**
 * Includes the bundled fonts, and the system's fonts if there are any.
 * @param {string} folder
 */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Returns the reason why the tests cannot use the browser, or null if they can.
 * @param {string} path
 * @returns {Promise<string | null>}
 */
async function startFailure(path) {
  const script = join(import.meta.dirname, 'try-browser.ts')
  const { ok, output } = await runQuietly(projectNode, [script, path], { timeout: TRIAL_MS })
  return ok ? null : `${path}: ${lastLine(output)}`
}

/** @param {string} output */
const lastLine = (output) => output.trimEnd().split('\n').at(-1) || 'no answer'
