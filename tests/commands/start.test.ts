import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { oldNodeReason } from '../../server/commands/node-version.mjs'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'
import { createProject, type Project } from './project.ts'

let project: Project
beforeEach(() => {
  project = createProject()
})
afterEach(() => project.delete())

/** Occupies a port with a server that responds to everything with `status`. */
async function occupy(status: number): Promise<{ port: string; server: Server }> {
  const server = createServer((_request, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return { port: String(address.port), server }
}

const linesOf = (text: string) => text.trimEnd().split('\n')

describe('npm start', () => {
  test('installs, builds and serves; a second start only serves', async () => {
    const first = await project.run('start')
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(linesOf(first.stdout).at(-1)).toBe('serving built')
    expect(project.calls()).toEqual(['npm ci --omit=dev', 'vite build'])
    expect(await project.run('start')).toEqual({ code: 0, stdout: 'serving built\n', stderr: '' })
    expect(project.calls()).toEqual([])
  })

  test.each([
    ['a source file', 'src/main.tsx', ['vite build']],
    ['the lock file', 'package-lock.json', ['npm ci --omit=dev', 'vite build']],
    ['the build output', 'dist/client/index.html', ['vite build']],
  ])('repeats the steps that a change of %s requires', async (_what, path, calls) => {
    await project.run('start')
    project.calls()
    project.write(path, 'changed')
    await project.run('start')
    expect(project.calls()).toEqual(calls)
  })

  test('builds again if the configuration of the client changes', async () => {
    await project.run('start')
    project.calls()
    await project.run('start', { VITE_API_URL: 'https://market.example' })
    expect(project.calls()).toEqual(['vite build'])
  })

  test('prints the output of npm if an install fails, and installs again', async () => {
    project.write('npm-fails', '')
    const failed = await project.run('start')
    expect(failed.code).toBe(1)
    expect(failed.stderr).toBe('npm error network\n\nThe packages could not be installed.\n')
    project.remove('npm-fails')
    expect(await project.run('start')).toMatchObject({ code: 0 })
  })

  test('prints the output of Vite if a build fails, and builds again', async () => {
    project.write('vite-fails', '')
    const failed = await project.run('start')
    expect(failed.code).toBe(1)
    expect(failed.stderr).toBe('a mistake in App.tsx\n\nThe client could not be built.\n')
    project.remove('vite-fails')
    project.calls()
    await project.run('start')
    expect(project.calls()).toEqual(['vite build'])
  })

  test('recovers from an interrupted install', async () => {
    const { child, ended } = project.start('start')
    await vi.waitFor(() => expect(project.has('calls')).toBe(true), 5000)
    child.kill('SIGKILL')
    await ended
    project.calls()
    expect(await project.run('start')).toMatchObject({ code: 0 })
    expect(project.has('.setup-lock')).toBe(false)
  })

  test('installs and builds once if it runs twice concurrently', async () => {
    const ends = await Promise.all([project.run('start'), project.run('start')])
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(project.calls()).toEqual(['npm ci --omit=dev', 'vite build'])
  })

  test('exits with the exit code of the server', async () => {
    expect((await project.run('start', { EXIT_WITH: '7' })).code).toBe(7)
  })

  test('forwards a signal and waits for the server', async () => {
    const { child, ended, printed } = project.start('start')
    await vi.waitFor(() => expect(printed()).toContain('serving'), WAIT_TIMEOUT)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/stopped\n$/) })
  })

  test.each([
    ['another program', 404, ''],
    ['a Loppis server', 200, ' by a server that answers at http://127.0.0.1:PORT'],
  ])('reports in one line that %s uses the port, before it installs', async (_what, status, by) => {
    const { port, server } = await occupy(status)
    const ended = await project.run('start', { PORT: port })
    server.close()
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} on 127.0.0.1 is taken${by.replace('PORT', port)}. Stop it, or set PORT to another: PORT=4311 npm start\n`,
    })
    expect(project.calls()).toEqual([])
  })
})

/** Runs `npm run dev` until it serves. */
async function develop() {
  const { child, ended, printed } = project.start('dev')
  await vi.waitFor(() => expect(printed()).toContain('serving 1'), WAIT_TIMEOUT)
  child.kill('SIGTERM')
  await ended
}

test('npm run dev installs and serves the source without a build', async () => {
  await develop()
  expect(project.calls()).toEqual(['npm ci --include=dev'])
})

test('npm run dev removes no package that a server uses: it adds the others', async () => {
  await project.run('start')
  project.calls()
  project.write('node_modules/loaded-later.js', '')
  await develop()
  expect(project.calls()).toEqual(['npm install --no-save'])
  expect(project.has('node_modules/loaded-later.js')).toBe(true)
  expect(await project.run('start')).toMatchObject({ code: 0 })
  expect(project.calls()).toEqual([])
})

describe('the Node version', () => {
  test.each(['12.22.0', '18.20.4', '19.9.0'])('%s is rejected in one line', (version) => {
    expect(oldNodeReason(version)).toBe(
      `Loppis needs Node 20 or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`,
    )
  })
  test.each(['20.0.0', '24.21.0', '100.0.0'])('%s is accepted', (version) => {
    expect(oldNodeReason(version)).toBeNull()
  })
  test.each(['start', 'dev', 'reset'])(
    'ends npm run %s before any work if it is too old',
    async (name) => {
      const disguise = join(project.root, 'disguise.cjs')
      writeFileSync(
        disguise,
        `Object.defineProperty(process.versions, 'node', { value: '18.20.4' })\n`,
      )
      const ended = await project.run(name, { NODE_OPTIONS: `--require "${disguise}"` })
      expect(ended).toMatchObject({ code: 1, stdout: '' })
      expect(linesOf(ended.stderr)).toHaveLength(1)
      expect(project.calls()).toEqual([])
    },
  )
})

test('reports a data folder that cannot be written in one line and exits with 1', async () => {
  const file = join(project.root, 'file')
  writeFileSync(file, '')
  const server = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(file, 'data') },
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR .* cannot be written \(ENOTDIR\)\.\n$/),
  })
})
