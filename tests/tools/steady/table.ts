import { array, assert, string, type } from 'superstruct'

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
const Report = type({
  testResults: array(
    type({
      name: string(),
      status: string(),
      assertionResults: array(type({ status: string(), fullName: string() })),
    }),
  ),
})

const COUNTS = /^(\d+) passed, (\d+) failed$/m
const FAILED_CHECK = /^FAILED (.+) \([\d.]+ s\)$/gm

/**
 * Parses the output of `npm test` into counts and names. A run that ends without its last line has failed as a whole.
 * `report` reads Vitest's JSON report; it throws if there is none.
 */
export function failuresIn(
  printed: string,
  code: number | null,
  report: () => unknown,
): Pick<Run, 'passed' | 'failed' | 'failures'> {
  const [, passed, failed] = COUNTS.exec(printed) ?? []
  const checks = [...printed.matchAll(FAILED_CHECK)].map(([, name = '']) => name)
  const failures = [...checks, ...testsThatFailed(report)]
  if (passed === undefined || failed === undefined) {
    return { passed: 0, failed: 1, failures: [...failures, `the run ended with ${code}`] }
  }
  return { passed: Number(passed), failed: Number(failed), failures }
}

function testsThatFailed(report: () => unknown): string[] {
  let read: unknown
  try {
    read = report()
  } catch {
    return ['no report of the tests']
  }
  assert(read, Report)
  return read.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name} could not be run`]
    return failed.map(({ fullName }) => fullName)
  })
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** Formats the runs as a Markdown table, followed by the number of failures of each test. */
export function tableOf(runs: readonly Run[]): string {
  const names = new Set(runs.flatMap(({ failures }) => failures))
  const counts = [...names].map((name) => ({
    name,
    times: runs.filter(({ failures }) => failures.includes(name)).length,
  }))
  return [
    row(['run', 'processors', 'minutes', 'passed', 'failed']),
    row(['--:', '---', '--:', '--:', '--:']),
    ...runs.map(({ isBusy, minutes, passed, failed }, index) =>
      row([index + 1, isBusy ? 'kept busy' : 'free', minutes.toFixed(1), passed, failed]),
    ),
    '',
    ...(counts.length === 0 ? ['Nothing failed.'] : []),
    ...counts
      .toSorted((one, other) => other.times - one.times)
      .map(({ name, times }) => `${times} of ${runs.length}: ${name}`),
  ].join('\n')
}
