import { expect, test } from 'vitest'
import { until } from '../src/messages/until.ts'

const now = new Date(2026, 10, 28, 21, 26)

test('a moment of today needs its time only', () => {
  expect(until(new Date(2026, 10, 28, 21, 36), now, 'en')).toMatch(/^9:36\sPM$/)
  expect(until(new Date(2026, 10, 28, 21, 36), now, 'sv')).toBe('21:36')
})

test('a moment of another day also has its day, as 24 hours from now have the same time', () => {
  expect(until(new Date(2026, 10, 29, 21, 26), now, 'en')).toMatch(
    /^November 29, 2026 at 9:26\sPM$/,
  )
  expect(until(new Date(2026, 10, 29, 21, 26), now, 'sv')).toBe('29 november 2026 kl. 21:26')
})
