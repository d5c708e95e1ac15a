import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecorder } from '../../src/actors/recorder.ts'
import { fileOf, createFlightRecording } from '../../src/actors/flight-recording.ts'
import { flowsCommand } from './command.ts'
import { listNamed } from './paths-command.ts'
import { machines } from '../../tests/paths/registry.ts'

const root = join(import.meta.dirname, '..', '..')
let folder = ''
let file = ''

async function run(...args: readonly string[]) {
  let said = ''
  const code = await flowsCommand(args, machines, (text) => void (said += text))
  return { code, said }
}

/** Saves a recording of a visit: the connection was lost, a booking was made, and the user pressed Download report. */
async function visited(): Promise<string> {
  const recorder = createRecorder()
  const happened = [
    ['connection', 'connection.lost'],
    [
      'booking',
      'booking.open',
      'identifyViewer=buyer',
      'booking.submit=complete',
      'checkPhone=valid',
      'book=refused',
    ],
    ['app', 'report.save'],
  ] as const
  for (const [list, ...names] of happened) {
    const steps = names.map((name) => ({ stimulus: { name }, expected: '' }))
    await listNamed(machines, list).replay({ steps }, recorder.inspect)
  }
  const build = { version: '1.2.3', commit: null }
  return fileOf(createFlightRecording(recorder, { build, route: '/', viewer: 'buyer' })).text
}

beforeAll(async () => {
  // Inside of the project, so that the imports of a generated test resolve.
  mkdirSync(join(root, 'dist'), { recursive: true })
  folder = mkdtempSync(join(root, 'dist', 'reported-'))
  file = join(folder, 'report.json')
  writeFileSync(file, await visited())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run flows -- replay report.json', () => {
  it('replays every machine of the report to its saved state', async () => {
    const { code, said } = await run('replay', file)
    expect(said).toContain('connection 1')
    expect(said).toContain('booking 1  in open.form.failed')
    expect(said).toContain('5  book=refused → open.form.failed')
    expect(said).not.toContain('PROBLEM')
    expect(code).toBe(0)
  })

  it('replays only the named machine', async () => {
    const { said } = await run('replay', file, 'booking')
    expect(said).toContain('booking 1')
    expect(said).not.toContain('connection 1')
    expect(await run('replay', file, 'teapot')).toEqual({
      code: 1,
      said: "The report has no machine 'teapot'.\n",
    })
  })

  it('fails on an event that cannot be placed and names it', async () => {
    const other = join(folder, 'other.json')
    writeFileSync(
      other,
      readFileSync(file, 'utf8').replaceAll('"booking.submit"', '"booking.sing"'),
    )
    const { code, said } = await run('replay', other)
    expect(said).toContain('no place for booking.sing at ')
    expect(code).toBe(1)
    expect((await run('to-test', other)).said).toContain('No test: its way cannot be walked')
  })

  it('prints one sentence for a file that is not a report', async () => {
    const other = join(folder, 'no-report.json')
    writeFileSync(other, '{"version":1}')
    for (const command of ['replay', 'to-test']) {
      expect(await run(command, other)).toEqual({
        code: 1,
        said: 'This file is no report that Loppis saved.\n',
      })
    }
    expect((await run('to-test', 'booking-1')).said).toBe("'booking-1' is no saved report.\n")
  })
})

describe('npm run flows -- to-test report.json', () => {
  it('chooses the last started machine among events of the same millisecond', async () => {
    const quick = join(folder, 'quick.json')
    writeFileSync(quick, readFileSync(file, 'utf8').replaceAll(/"at": ?[\d.]+/g, '"at":7'))
    const { code, said } = await run('to-test', quick, '--out', join(folder, 'quick.test.ts'))
    expect(said).toContain('booking 1')
    expect(code).toBe(0)
    rmSync(join(folder, 'quick.test.ts'))
  })

  it('writes a test of the last run of a screen, not of the saved report, that fails as written and passes once the end state differs', async () => {
    const { code, said } = await run('to-test', file, '--out', join(folder, 'red.test.ts'))
    expect(said).toContain('booking 1')
    expect(code).toBe(0)
    const written = readFileSync(join(folder, 'red.test.ts'), 'utf8')
    const mended = written.replace('book=refused', 'book=acknowledged')
    writeFileSync(join(folder, 'green.test.ts'), mended)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    expect(stderr).toContain('red.test.ts > booking: the reported path no longer ends in')
    expect(stderr).toContain("expected 'open.form.failed' not to be 'open.form.failed'")
    expect(stdout).toContain('1 failed | 1 passed')
  })
})
