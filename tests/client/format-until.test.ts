import { expect, test } from 'vitest'
import { formatUntil, locales } from '../../src/messages/locale.ts'

const now = new Date(2026, 10, 28, 21, 26)

test('a moment of today needs its time only', () => {
  expect(formatUntil(new Date(2026, 10, 28, 21, 36), locales.en, now)).toMatch(/^9:36\sPM$/)
  expect(formatUntil(new Date(2026, 10, 28, 21, 36), locales.sv, now)).toBe('21:36')
})

test('a moment of another day also has its day, as 24 hours from now have the same time', () => {
  expect(formatUntil(new Date(2026, 10, 29, 21, 26), locales.en, now)).toMatch(
    /^November 29, 2026 at 9:26\sPM$/,
  )
  expect(formatUntil(new Date(2026, 10, 29, 21, 26), locales.sv, now)).toBe(
    '29 november 2026 kl. 21:26',
  )
})
