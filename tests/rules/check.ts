import { readFileSync } from 'node:fs'
import { coverageOf, coverageWords, isCovered, type TestThatRan } from './coverage.ts'

// node tests/rules/check.ts <report>: fails if a rule has no passed test in Vitest's JSON report of a full run.
const [report] = process.argv.slice(2)
if (report === undefined) throw new Error('Name the report: node tests/rules/check.ts report.json')
const { testResults }: { testResults: { assertionResults: TestThatRan[] }[] } = JSON.parse(
  readFileSync(report, 'utf8'),
)
const coverage = coverageOf(testResults.flatMap(({ assertionResults }) => assertionResults))
process.stdout.write(`${coverageWords(coverage)}\n`)
process.exitCode = isCovered(coverage) ? 0 : 1
