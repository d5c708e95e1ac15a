import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '../../server/database/folder-lock.ts'

const FOLDER_LOCK = new URL('../../server/database/folder-lock.ts', import.meta.url).href

/** Reports that it is ready, waits for a line, tries to lock the folder, and reports the result. */
const CONTENDER = `
  const { lockFolder } = await import(${JSON.stringify(FOLDER_LOCK)})
  const go = new Promise((resolve) => process.stdin.once('data', resolve))
  console.log('ready')
  await go
  console.log(await lockFolder(process.argv[1]).then(() => 'locked', (error) => error.message))
  setInterval(() => undefined, 1000)
`

type Child = ChildProcessByStdio<Writable, Readable, null>
type Contender = { child: Child; nextLine: () => Promise<string> }

let dataDir: string
const children: Child[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function startContender(): Contender {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, nextLine: async () => String((await lines.next()).value) }
}

/** Lets four processes lock the folder at the same time, and returns what each reports. */
async function contend(): Promise<string[]> {
  const contenders = Array.from({ length: 4 }, startContender)
  await Promise.all(contenders.map(({ nextLine }) => nextLine()))
  for (const { child } of contenders) child.stdin.write('go\n')
  return Promise.all(contenders.map(({ nextLine }) => nextLine()))
}

async function killAll(): Promise<void> {
  const ended = children.splice(0).map(async (child) => {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
  })
  await Promise.all(ended)
}

test('of servers that start at the same time, one gets the data folder, also after a crash', async () => {
  for (let round = 0; round < 6; round += 1) {
    const said = await contend()
    expect(said.filter((line) => line === 'locked')).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('Another server'))).toHaveLength(3)
    // The next round finds what killed processes leave behind.
    await killAll()
  }
})

/** Returns the descriptor by which this process has a file open. */
function descriptorOf(path: string): number {
  const found = readdirSync('/proc/self/fd').find((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === path
    } catch {
      // The descriptor that lists the folder is closed by now.
      return false
    }
  })
  if (found === undefined) throw new Error(`${path} is not open.`)
  return Number(found)
}

// Between fork and exec, a process that another thread starts has all descriptors of this one.
test.runIf(process.platform === 'linux')(
  'a folder is free once its server has closed it, while a new process still has its descriptors',
  async () => {
    const unlock = await lockFolder(dataDir)
    const lock = descriptorOf(join(dataDir, 'lock'))
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
      stdio: ['ignore', 'ignore', 'ignore', lock],
    })
    try {
      await unlock()
      await (
        await lockFolder(dataDir)
      )()
    } finally {
      child.kill('SIGKILL')
    }
  },
)
