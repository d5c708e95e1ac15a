import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { projectNode } from '../../server/commands/runtime.mjs'

const repository = join(import.meta.dirname, '..', '..')

/**
 * Records the call, then acts as an install does: `ci` empties the folder; adds a Node, a Vite and, with the packages of
 * development, a Vitest; runs prepare.
 */
const NPM = `#!/bin/sh
set -e
cd "$(dirname "$0")/.."
echo "npm $1 $2" >> calls
sleep 0.3
[ "$1" != ci ] || rm -rf node_modules
[ ! -e npm-fails ] || { echo "npm error network"; exit 1; }
mkdir -p "$(dirname "$PROJECT_NODE")" node_modules/vite/bin
case "$*" in *--include=dev*) mkdir -p node_modules/vitest ;; esac
ln -sf "$REAL_NODE" "$PROJECT_NODE"
cp vite.js node_modules/vite/bin/vite.js
"$REAL_NODE" server/commands/prepare.mjs
`
const VITE = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('calls', 'vite build\\n')
if (existsSync('vite-fails')) { console.log('a mistake in App.tsx'); process.exit(1) }
mkdirSync('dist/client', { recursive: true })
writeFileSync('dist/client/index.html', '<html>')
`
const SERVER = `
const alive = setInterval(() => undefined, 1000)
process.on('SIGTERM', () => { console.log('stopped'); clearInterval(alive) })
console.log('serving', process.env.LOPPIS_DEV ?? 'built')
if (process.env.EXIT_WITH) process.exit(Number(process.env.EXIT_WITH))
`

export type Ended = { code: number | null; stdout: string; stderr: string }

/** The content that a whole database of PostgreSQL has at least, by file. */
const DATABASE = {
  PG_VERSION: '18\n',
  'global/pg_control': '\0'.repeat(8192),
  'base/1/1259': 'the list of tables',
  'pg_wal/000000010000000000000001': 'the write-ahead log',
  'pg_xact/0000': 'the transactions',
}

/**
 * Creates a project with the real commands, in a path with a space. npm, Vite and the server are stand-ins that record
 * or print each call.
 */
export function createProject() {
  const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'loppis-'))), 'a project')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('package-lock.json', '{}')
  write('src/main.tsx', 'export {}')
  write('index.html', '<html>')
  write('bin/npm', NPM)
  write('vite.js', VITE)
  write('package.json', '{ "type": "commonjs" }')
  write('server/main.ts', SERVER)
  chmodSync(join(root, 'bin', 'npm'), 0o755)
  cpSync(join(repository, 'server', 'commands'), join(root, 'server', 'commands'), {
    recursive: true,
  })

  /** Starts a command; `ended` resolves to its exit code and output. */
  const start = (
    command: string,
    env: Record<string, string> = {},
    args: readonly string[] = [],
  ) => {
    const entry = join(root, 'server', 'commands', `${command}.mjs`)
    const child = spawn(process.execPath, [entry, ...args], {
      cwd: root,
      env: {
        PATH: [join(root, 'bin'), process.env['PATH'] ?? ''].join(delimiter),
        REAL_NODE: process.execPath,
        PROJECT_NODE: relative(repository, projectNode),
        PORT: '0',
        ...env,
      },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const ended = new Promise<Ended>((resolve) => {
      child.on('close', (code) => resolve({ code, stdout, stderr }))
    })
    return { child, ended, printed: () => stdout }
  }

  return {
    root,
    /** Makes the repository's packages available, as an install does. */
    linkPackages: () =>
      symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'dir'),
    write,
    /** Writes the files of a whole database, which no server can open; `log` distinguishes it from others. */
    writeDatabase: (path: string, log = '') => {
      for (const [name, text] of Object.entries(DATABASE)) write(`${path}/${name}`, text)
      write(`${path}/pg_wal/2`, log)
    },
    start,
    /** Runs a command to its end. The server exits by itself with the code in EXIT_WITH, by default 0. */
    run: (command: string, env: Record<string, string> = {}, args: readonly string[] = []) =>
      start(command, { EXIT_WITH: '0', ...env }, args).ended,
    has: (path: string) => existsSync(join(root, path)),
    remove: (path: string) => rmSync(join(root, path), { recursive: true, force: true }),
    /** Returns the calls since the previous query. */
    calls: () => {
      const path = join(root, 'calls')
      const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
      rmSync(path, { force: true })
      return lines
    },
    delete: () => rmSync(dirname(root), { recursive: true }),
  }
}
export type Project = ReturnType<typeof createProject>
