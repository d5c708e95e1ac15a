import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../server/commands/build.mjs'
import { isComplete } from '../../server/commands/install.mjs'
import { root } from '../../server/commands/runtime.mjs'
import { startProcess } from '../../tests/served/server-process.ts'
import { atMost, type Bench, type Finding, inMs } from './finding.ts'
import { interleave } from './interleave.ts'
import { inWords, table } from './markdown.ts'
import { copyDemoData } from '../../tests/database/demo-data.ts'
import { spreadOf } from './statistics.ts'

/** Milliseconds from the command to the line with the address, to the response of /readyz, and to a complete page. */
type Started = { said: number; ready: number; page: number }

/** The script behind `npm start`; npm itself does not wait until it exits. */
const START = join(root, 'server', 'commands', 'start.mjs')

/** Measures `npm start` when the product is installed and built and has demo data. */
export async function measureStart(bench: Bench): Promise<Finding> {
  // `npm start` would install the packages, which takes a minute once.
  if (!isComplete())
    throw new Error('Not installed by npm as package-lock.json is now: npm start once.')
  await ensureBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-bench-start-'))
  try {
    await copyDemoData(dataDir)
    const { start } = await interleave(bench.runs, { start: () => startOnce(dataDir) })
    const of = (moment: keyof Started) => spreadOf(start.map((each) => each[moment]))
    return {
      text: table(
        ['`npm start`, without npm itself', 'after, ms'],
        [
          ['it says where it is', inWords(of('said'))],
          ['it is ready', inWords(of('ready'))],
          ['the first page is there', inWords(of('page'))],
        ],
      ),
      goals: [atMost('npm start on a world that is there: ready', 2000, of('ready').median, inMs)],
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(dataDir: string): Promise<Started> {
  const began = performance.now()
  const since = () => performance.now() - began
  const { origin, end } = await startProcess(
    { DATA_DIR: dataDir, DEMO: '1', SERVE_CLIENT: '1' },
    { command: process.execPath, args: [START], cwd: root },
  )
  try {
    const said = since()
    await (await fetch(`${origin}/readyz`)).text()
    const ready = since()
    await (await fetch(origin)).text()
    return { said, ready, page: since() }
  } finally {
    await end('SIGTERM')
  }
}
