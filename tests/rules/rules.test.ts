import { describe, expect, it, test } from 'vitest'
import { coverageOf, coverageWords, isCovered, rulesNamedBy } from './coverage.ts'
import { rules } from './table.ts'

const ids = Object.keys(rules)

/** A test as Vitest's JSON report lists it, within its describes. */
const ran = (status: string, ...titles: string[]) => ({
  status,
  ancestorTitles: titles.slice(0, -1),
  title: titles.at(-1) ?? '',
})
const everyRule = ids.map((id) => ran('passed', `${id}: shown`))
const without = (...left: string[]) =>
  everyRule.filter(({ title }) => !left.some((id) => title.startsWith(`${id}:`)))

describe('the rules table', () => {
  it('numbers each family from 1 without gaps', () => {
    const families = Map.groupBy(ids, (id) => id.charAt(0))
    for (const [family, members] of families) {
      expect(members).toEqual(members.map((_, index) => `${family}${index + 1}`))
    }
    expect(families.size).toBe(9)
  })

  it('has a unique text for each rule', () => {
    const words = Object.values(rules)
    expect(words.filter((one) => one.trim().length < 5)).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('the rule ids of a title', () => {
  it.each([
    ['L7: a product is advertised', ['L7']],
    ['A9, O3: asked first', ['A9', 'O3']],
    ['A9 and O3: asked first', ['A9', 'O3']],
    ['O1 to O3: every edge', ['O1', 'O2', 'O3']],
    ['L9 to L10, S8: who bought it', ['L9', 'L10', 'S8']],
    ['B2 and B5 to B6: the modal', ['B2', 'B5', 'B6']],
    ['asks what L7 says', []],
    ['3-D Secure: closed', []],
    ['Note: nothing', []],
  ])('are read from "%s"', (title, named) => {
    expect(rulesNamedBy(title)).toEqual(named)
  })

  it.each(['L7 a product', 'L7; a product', 'L7, a product: it', 'L7-L9: a product'])(
    'are reported if their form is not recognized: %s',
    (title) => {
      expect(rulesNamedBy(title)).toEqual([title])
    },
  )

  it.each([
    ['O3 to O1: backwards', ['O3 to O1']],
    ['O1 to P3: across families', ['O1 to P3']],
  ])('are not a range in "%s"', (title, named) => {
    expect(rulesNamedBy(title)).toEqual(named)
  })
})

describe('rule coverage', () => {
  test('every rule with a passed test is covered', () => {
    const coverage = coverageOf(everyRule)
    expect(isCovered(coverage)).toBe(true)
    expect(coverageWords(coverage)).toBe(`rules: ${ids.length} of ${ids.length} covered`)
  })

  test('a rule without a test is listed with its id and text', () => {
    const coverage = coverageOf(without('R2', 'L7'))
    expect(isCovered(coverage)).toBe(false)
    expect(coverageWords(coverage).split('\n')).toEqual([
      `No test shows R2: ${rules['R2']}`,
      `No test shows L7: ${rules['L7']}`,
      `rules: ${ids.length - 2} of ${ids.length} covered`,
    ])
  })

  test.each(['failed', 'skipped', 'pending', 'todo'])('a %s test covers no rule', (status) => {
    expect(coverageOf([...without('L7'), ran(status, 'L7: shown')]).missing).toEqual(['L7'])
  })

  test('the title of a describe block counts for its tests', () => {
    const nested = ran('passed', 'L1 to L9: the seller', 'asks once')
    expect(coverageOf([...without('L7'), nested]).missing).toEqual([])
  })

  test('an unknown rule id in a title is an error', () => {
    const coverage = coverageOf([...everyRule, ran('passed', 'L77: a slip of the finger')])
    expect(isCovered(coverage)).toBe(false)
    expect(coverageWords(coverage)).toContain(
      "There is no such rule: L77, named by 'L77: a slip of the finger'",
    )
  })

  test('a rule id in an unrecognized form is an error', () => {
    const coverage = coverageOf([...everyRule, ran('passed', 'L7; a slip of the finger')])
    expect(coverage.unknown).toEqual(['L7; a slip of the finger'])
    expect(isCovered(coverage)).toBe(false)
  })
})
