import { expect, test } from 'vitest'
import { ago } from '../../src/messages/locale.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:58Z', '2 seconds ago', 'för 2 sekunder sedan'],
  ['2026-11-21T11:00:10Z', '1 hour ago', 'för 1 timme sedan'],
  ['2026-11-20T10:00:00Z', 'yesterday', 'i går'],
  ['2026-11-09T12:00:00Z', '12 days ago', 'för 12 dagar sedan'],
  ['2026-09-18T12:00:00Z', '2 months ago', 'för 2 månader sedan'],
  ['2024-11-21T12:00:00Z', '2 years ago', 'för 2 år sedan'],
])('%s was %s', (moment, english, swedish) => {
  expect(ago(new Date(moment), now, 'en')).toBe(english)
  expect(ago(new Date(moment), now, 'sv')).toBe(swedish)
})
