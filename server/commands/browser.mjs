import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectNode, root } from './runtime.mjs'
import { runQuietly } from './run.mjs'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--dump-dom',
  'about:blank',
]

/**
 * A Chromium that starts: the one that CHROMIUM names, one on the PATH, Debian's, or the one in the packages.
 * @returns {Promise<string | null>} the path of its program
 */
export async function findBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM !== undefined && CHROMIUM !== '') return (await starts(CHROMIUM)) ? CHROMIUM : null
  return (await installed()) ?? (await fromDebian()) ?? (await fromPackages())
}

async function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name)
      if (existsSync(path) && (await starts(path))) return path
    }
  }
  return null
}

async function fromDebian() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write('Installing a browser from Debian.\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update', '-qq'], { env })
  for (const name of names.slice(0, 2)) {
    const { ok } = await runQuietly('apt-get', ['install', '-y', '-qq', name], { env })
    if (ok) return installed()
  }
  return null
}

/** It unpacks itself into the folder for temporary files; it needs libnss3, libnspr4 and libexpat1. */
async function fromPackages() {
  const entry = pathToFileURL(join(root, 'node_modules/@sparticuz/chromium/build/esm/index.js'))
  const script = `const { default: chromium } = await import(${JSON.stringify(entry.href)}); process.stdout.write(await chromium.executablePath())`
  const { ok, output } = await runQuietly(projectNode, ['--input-type=module', '-e', script])
  const path = output.trim()
  return ok && existsSync(path) && (await starts(path)) ? path : null
}

async function starts(path) {
  const { ok, output } = await runQuietly(path, flags, { timeout: 30_000 })
  return ok && output.includes('<html>')
}
