import { expect, it } from 'vitest'
import { savedSearchName } from '../../src/domain/saved-search.ts'

it('a search of up to 60 characters is saved under all its words', () => {
  expect(savedSearchName('x'.repeat(60))).toBe('x'.repeat(60))
})

it.each([
  ['one long word', 'x'.repeat(61), `${'x'.repeat(59)}…`],
  ['a space where they are cut', `${'x'.repeat(58)} camera`, `${'x'.repeat(58)}…`],
  ['a character of two units where they are cut', `${'x'.repeat(58)}📷 📷`, `${'x'.repeat(58)}…`],
])('a search with %s is saved under the beginning of its words', (_, words, name) => {
  expect(savedSearchName(words)).toBe(name)
})
