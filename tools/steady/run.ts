import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../server/commands/runtime.mjs'
import { failuresIn, type Report, type Run, tableOf } from './table.ts'

/** Every fourth run shares the processors with one busy process for each of them. */
const isBusyRun = (index: number) => index % 4 === 3

/** Spawns a process that keeps one processor busy until it is killed or its parent exits. */
const keepBusy = (): ChildProcess =>
  spawn(
    process.execPath,
    ['-e', 'const end = process.ppid; while (process.ppid === end) for (let i = 0; i < 1e8; i++);'],
    { stdio: 'ignore' },
  )

/** Runs a command until it exits; its output goes to the file `log` as it arrives, so that a hang can be read there. */
function runToEnd(args: readonly string[], env: NodeJS.ProcessEnv, log: string) {
  return new Promise<number | null>((resolve) => {
    const output = openSync(log, 'w')
    const stdio = ['ignore', output, output] as const
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [...stdio],
    })
    child.on('close', (code) => {
      closeSync(output)
      resolve(code)
    })
  })
}

/** Runs all tests once, or those that match the filters. */
async function runOnce(index: number, filters: readonly string[], folder: string): Promise<Run> {
  const report = join(folder, `report-${index + 1}.json`)
  const busy = isBusyRun(index) ? Array.from({ length: availableParallelism() }, keepBusy) : []
  const started = performance.now()
  try {
    const log = join(folder, `run-${index + 1}.log`)
    const code = await runToEnd(['tests/run.mjs', ...filters], { TEST_REPORT: report }, log)
    const printed = readFileSync(log, 'utf8')
    const minutes = (performance.now() - started) / 60_000
    return { isBusy: busy.length > 0, minutes, ...failuresIn(printed, code, read(report)) }
  } finally {
    for (const process of busy) process.kill('SIGKILL')
  }
}

const read = (path: string): Report | null =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null

/**
 * `npm run steady -- 10` runs `npm test` ten times, every fourth time with other processes on all processors, and prints
 * how often each test failed. Further arguments are filters, as in `npm run steady -- 5 tests/journeys`.
 */
async function steady([count = '10', ...filters]: readonly string[]): Promise<number> {
  const times = Number(count)
  if (!Number.isInteger(times) || times < 1) {
    process.stderr.write('How many times? npm run steady -- 10\n')
    return 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'loppis-steady-'))
  const runs: Run[] = []
  for (let index = 0; index < times; index += 1) {
    runs.push(await runOnce(index, filters, folder))
    process.stdout.write(`${tableOf(runs)}\n\n`)
  }
  const isSteady = runs.every(({ failed }) => failed === 0)
  if (isSteady) rmSync(folder, { recursive: true })
  else process.stdout.write(`What each run printed is in ${folder}.\n`)
  return isSteady ? 0 : 1
}

process.exitCode = await steady(process.argv.slice(2))
