import { describe, expect, it } from 'vitest'
import { createListCutter } from '../../src/api/list-cutter.ts'

describe('a JSON list that is split into items while it arrives', () => {
  /** Cuts a text that arrives in chunks of this length. */
  const cut = (text: string, length: number) => {
    const cutter = createListCutter()
    for (let at = 0; at < text.length; at += length) cutter.add(text.slice(at, at + length))
    return cutter
  }

  it.each([
    ['no items', []],
    ['one item', [{ a: 1 }]],
    ['nested lists', [[], [[1, 2], 3], { a: [{}] }]],
    ['strings with brackets, commas and quotes', ['],[', '},{', '"', String.raw`\"`, '\\', ',']],
    ['primitive values', [1, true, null, 'x', -1.5]],
  ])('C4: has the same items as JSON.parse, however the text is chunked: %s', (_, list) => {
    for (const text of [JSON.stringify(list), ` ${JSON.stringify(list, null, 2)}\n`]) {
      for (const length of [1, 2, 3, 7, text.length]) {
        const { items, progress } = cut(text, length)
        expect(items.map((item): unknown => JSON.parse(item))).toEqual(list)
        expect(progress()).toBe('whole')
      }
    }
  })

  it.each([
    ['', 'before'],
    ['{}', 'other'],
    ['null', 'other'],
    ['"[]"', 'other'],
    ['[', 'inside'],
    ['[1', 'inside'],
    ['["', 'inside'],
    [String.raw`["\"]`, 'inside'],
    ['[{]', 'inside'],
    ['[1]]', 'broken'],
    ['[1] x', 'broken'],
  ])('C4: %j is not a complete list', (text, progress) => {
    expect(cut(text, 1).progress()).toBe(progress)
    expect(cut(text, 9).progress()).toBe(progress)
  })
})
