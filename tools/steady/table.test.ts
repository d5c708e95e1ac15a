import { describe, expect, it } from 'vitest'
import { failuresIn, tableOf } from './table.ts'

const report = {
  testResults: [
    {
      name: 'tests/lamp.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a lamp is on' },
        { status: 'failed', fullName: 'a lamp is off' },
      ],
    },
    { name: 'tests/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
}

describe('the result of npm test', () => {
  it('is its last line and the names of the tests and checks that failed', () => {
    const printed = 'FAILED lint (1.2 s)\nok     format (0.1 s)\n\n7 passed, 3 failed\n'
    expect(failuresIn(printed, 1, report)).toEqual({
      passed: 7,
      failed: 3,
      failures: ['lint', 'a lamp is off', 'tests/broken.test.ts could not be run'],
    })
  })

  it('is a failure if the run ended before its last line', () => {
    expect(failuresIn('Installing …\n', null, null)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['no report of the tests', 'the run ended with null'],
    })
  })
})

it('the table lists the result of each run and how often each test failed', () => {
  const quiet = { isBusy: false, minutes: 8.04, passed: 9, failed: 0, failures: [] }
  const busy = { isBusy: true, minutes: 12, passed: 8, failed: 1, failures: ['a lamp is off'] }
  expect(tableOf([quiet, busy]).split('\n').slice(2)).toEqual([
    '|   1 | free       |     8.0 |      9 |      0 |',
    '|   2 | kept busy  |    12.0 |      8 |      1 |',
    '',
    '1 of 2: a lamp is off',
  ])
  expect(tableOf([quiet]).split('\n').at(-1)).toBe('Nothing failed.')
})
