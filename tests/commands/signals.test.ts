import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Server, Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scripts } from '../../package.json' with { type: 'json' }
import { lockFolder } from '../../server/database/folder-lock.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { startProcess } from '../served/server-process.ts'
import { createProject, type Project } from './project.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
const SOON_MS = 5000

let project: Project
let cleanUp: (() => unknown)[] = []
beforeEach(() => {
  project = createProject()
  cleanUp = [() => project.delete()]
})
afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

/** Listens on a free port and returns it. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

/** Rejects if another process has the port. */
async function takePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // The process group has ended, as expected.
  }
}

describe('the real server, started by npm', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await makeDataDir()
    cleanUp.push(() => rm(dataDir, { recursive: true, force: true }))
    await project.run('start')
    project.write('server/main.ts', `import(${JSON.stringify(MAIN)})`)
    project.write('package.json', JSON.stringify({ type: 'commonjs', scripts }))
  })

  test.each([
    ['start', 'SIGTERM'],
    ['start', 'SIGINT'],
    ['start', 'SIGHUP'],
    ['start', 'SIGKILL'],
    ['dev', 'SIGTERM'],
    ['dev', 'SIGHUP'],
  ] as const)(
    'npm run %s: %s to npm alone shuts the server down gracefully',
    async (script, signal) => {
      const npm = { command: 'npm', args: ['run', script], cwd: project.root, detached: true }
      const { child, port } = await startProcess({ DATA_DIR: dataDir }, npm)
      cleanUp.push(() => killGroup(Number(child.pid)))
      await expect(lockFolder(dataDir)).rejects.toThrow(`process `)
      // Every process of the tree writes to the same pipe: it closes with the last one.
      const closed = once(child, 'close')
      child.kill(signal)
      await vi.waitFor(
        async () => {
          const unlock = await lockFolder(dataDir)
          await unlock()
          await takePort(port)
        },
        { timeout: SOON_MS, interval: 50 },
      )
      await closed
    },
  )
})

test('SIGTERM during the install also ends the processes of the install', async () => {
  const ear = createServer()
  cleanUp.push(() => ear.close())
  const connect = `require('node:net').connect(${await listen(ear)}, '127.0.0.1')`
  project.write('bin/npm', `#!/bin/sh\n"$REAL_NODE" -e "${connect}"\nexit 1\n`)
  const connected = once(ear, 'connection')
  const { child } = project.start('start')
  const [installing] = await connected
  if (!(installing instanceof Socket)) throw new Error('Nothing connected.')
  cleanUp.push(() => installing.destroy())
  const ended = once(installing.resume(), 'close', { signal: AbortSignal.timeout(SOON_MS) })
  child.kill('SIGTERM')
  await ended
})
