import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { shiftedClock } from './shifted-clock.ts'

const HOUR_SECONDS = 3600
const PRINTED = `JSON.stringify([new Date().getTime(), Date.now(), Date.parse(Date()),
  new Date(5).getTime(), new Date(2020, 1, 3).getFullYear(), Date.UTC(2020), new Date() instanceof Date])`

async function readShifted(seconds: number): Promise<unknown[]> {
  const env = { ...process.env, ...shiftedClock(seconds) }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['-p', PRINTED], { env })
  return JSON.parse(stdout)
}

test.each([HOUR_SECONDS, -HOUR_SECONDS])(
  'the clock of a process is %s seconds off, and nothing else of its dates',
  async (seconds) => {
    const before = Date.now() + seconds * 1000
    const [constructed, now, called, ...others] = await readShifted(seconds)
    const after = Date.now() + seconds * 1000
    for (const moment of [constructed, now]) {
      expect(moment).toBeGreaterThanOrEqual(before)
      expect(moment).toBeLessThanOrEqual(after)
    }
    // The text of a date has no milliseconds.
    expect(called).toBeGreaterThan(before - 1000)
    expect(others).toEqual([5, 2020, Date.UTC(2020), true])
  },
)
