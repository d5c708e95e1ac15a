import { type MarkdownColumn, markdownTable } from '../markdown-table.ts'

/** One run of `npm test`. */
export type Run = {
  /** Whether other processes kept all processors busy during the run. */
  isBusy: boolean
  minutes: number
  passed: number
  failed: number
  /** The full names of the tests and checks that failed. */
  failures: readonly string[]
}

/** The part of Vitest's JSON report that is read. */
export type Report = {
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

const COUNTS = /^(\d+) passed, (\d+) failed$/m
const FAILED_CHECK = /^FAILED (.+) \([\d.]+ s\)$/gm

/**
 * Parses the output of `npm test` into counts and names. A run that ends without its last line has failed as a whole.
 * `report` is null if Vitest has written none.
 */
export function failuresIn(
  printed: string,
  code: number | null,
  report: Report | null,
): Pick<Run, 'passed' | 'failed' | 'failures'> {
  const [, passed, failed] = COUNTS.exec(printed) ?? []
  const checks = [...printed.matchAll(FAILED_CHECK)].map(([, name = '']) => name)
  const tests = report === null ? ['no report of the tests'] : testsThatFailed(report)
  const failures = [...checks, ...tests]
  if (passed === undefined || failed === undefined) {
    return { passed: 0, failed: 1, failures: [...failures, `the run ended with ${code}`] }
  }
  return { passed: Number(passed), failed: Number(failed), failures }
}

const testsThatFailed = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name} could not be run`]
    return failed.map(({ fullName }) => fullName)
  })

const columns: readonly MarkdownColumn[] = [
  { head: 'run', align: 'right' },
  { head: 'processors', align: 'left' },
  { head: 'minutes', align: 'right' },
  { head: 'passed', align: 'right' },
  { head: 'failed', align: 'right' },
]

/** Formats the runs as a Markdown table, followed by the number of failures of each test. */
export function tableOf(runs: readonly Run[]): string {
  const rows = runs.map(({ isBusy, minutes, passed, failed }, index) =>
    [index + 1, isBusy ? 'kept busy' : 'free', minutes.toFixed(1), passed, failed].map(String),
  )
  const counts = [
    ...Map.groupBy(
      runs.flatMap(({ failures }) => failures),
      (name) => name,
    ),
  ]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, times]) => `${times.length} of ${runs.length}: ${name}`)
  const failures = counts.length === 0 ? ['Nothing failed.'] : counts
  return [markdownTable(columns, rows), '', ...failures].join('\n')
}
