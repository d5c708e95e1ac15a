import { expect, test } from 'vitest'
import { count } from '../runner/vitest-run.mjs'

const file = (status: string, ...outcomes: string[]) => ({
  status,
  assertionResults: outcomes.map((outcome) => ({ status: outcome })),
})

test('every test counts as one', () => {
  const testResults = [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed')]
  expect(count({ testResults }, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a file that could not be loaded counts as one failure', () => {
  const testResults = [file('failed'), file('failed', 'failed'), file('passed', 'passed')]
  expect(count({ testResults }, 1)).toEqual({ passed: 1, failed: 2 })
})

test('an error outside of any test counts as one failure', () => {
  expect(count({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
})
