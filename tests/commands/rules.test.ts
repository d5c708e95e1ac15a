import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../rules/table.ts'

const ids = Object.keys(rules)

/** Checks the report of a run with one passed test for each of these titles. */
function check(...titles: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-rules-'))
  const report = join(folder, 'report.json')
  const passed = titles.map((title) => ({ status: 'passed', ancestorTitles: [], title }))
  writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults: passed }] }))
  const script = join(import.meta.dirname, '..', 'rules', 'check.ts')
  const { status, stdout } = spawnSync(process.execPath, [script, report], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('a run that covers every rule succeeds and prints their number', () => {
  expect(check(...ids.map((id) => `${id}: shown`))).toEqual({
    status: 0,
    lines: [`rules: ${ids.length} of ${ids.length} covered`],
  })
})

test('a run that misses a rule fails and names it', () => {
  const [first = '', ...others] = ids
  expect(check(...others.map((id) => `${id}: shown`))).toEqual({
    status: 1,
    lines: [
      `No test shows ${first}: ${rules[first]}`,
      `rules: ${ids.length - 1} of ${ids.length} covered`,
    ],
  })
})

test('a run in which a test names an unknown rule fails', () => {
  const { status, lines } = check(...ids.map((id) => `${id}: shown`), 'Z1: a slip')
  expect({ status, line: lines[0] }).toEqual({
    status: 1,
    line: "There is no such rule: Z1, named by 'Z1: a slip'",
  })
})
