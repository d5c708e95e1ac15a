import { expect, test } from 'vitest'
import { chooseFaults, faults } from './faults.ts'

const chosen = (...words: string[]) => chooseFaults(words).map(({ name }) => name)
const all = faults.map(({ name }) => name)

test('without a word, each fault strikes once', () => {
  expect(chosen()).toEqual(all)
  expect(new Set(all).size).toBe(all.length)
})
test('words choose faults, and a number how often', () => {
  expect(chosen('cut', 'paused')).toEqual(['cut', 'paused'])
  expect(chosen('cut', '2')).toEqual(['cut', 'cut'])
  expect(chosen('2')).toEqual([...all, ...all])
})
test('an unknown word is refused with the names of all faults', () => {
  expect(() => chosen('stopped')).toThrow(/'stopped'.*killed, paused, cut/)
})
