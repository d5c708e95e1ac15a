import { rules } from './table.ts'

/** A test in Vitest's JSON report; `ancestorTitles` are the titles of its describes. */
export type TestThatRan = { status: string; ancestorTitles: readonly string[]; title: string }

/** The rules that a test run covers. */
export type Coverage = {
  /** The ids of the rules that a passed test names. */
  shown: readonly string[]
  /** The ids of the rules that no passed test names. */
  missing: readonly string[]
  /** The ids that tests name and the rules table lacks. */
  unknown: readonly string[]
}

/** Matches the rules at the start of a title: 'L7: …', 'A9, O3: …', 'O1 to O3: …', 'B2 and B5 to B8: …'. */
const NAMED = /^([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*):/
/** Detects a title that names rules in another form, which would otherwise not be counted. */
const ALMOST_NAMED = /^[A-Z]\d+\b/
const RANGE = /^([A-Z])(\d+) to \1(\d+)$/

/** Returns the ids that a title names at its start, or the whole title if their form is not recognized. */
export function rulesNamedBy(title: string): string[] {
  const named = NAMED.exec(title)?.[1]
  if (named === undefined) return ALMOST_NAMED.test(title) ? [title] : []
  return named.split(/, | and /).flatMap((part) => {
    const [, family, first, last] = RANGE.exec(part) ?? []
    const length = Number(last) - Number(first) + 1
    if (family === undefined || length < 2) return [part]
    return Array.from({ length }, (_, index) => `${family}${Number(first) + index}`)
  })
}

const titlesOf = ({ ancestorTitles, title }: TestThatRan) => [...ancestorTitles, title]

/** Compares the tests that ran with the rules table: only a passed test covers a rule. */
export function coverageOf(tests: readonly TestThatRan[]): Coverage {
  const passed = tests.filter(({ status }) => status === 'passed')
  const shown = new Set(passed.flatMap(titlesOf).flatMap(rulesNamedBy))
  const unknown = tests.flatMap(titlesOf).flatMap((title) =>
    rulesNamedBy(title)
      .filter((id) => !(id in rules))
      .map((id) => (id === title ? title : `${id}, named by '${title}'`)),
  )
  const ids = Object.keys(rules)
  return {
    shown: ids.filter((id) => shown.has(id)),
    missing: ids.filter((id) => !shown.has(id)),
    unknown: [...new Set(unknown)],
  }
}

/** Returns true if every rule has a test and every test names an existing rule. */
export const isCovered = ({ missing, unknown }: Coverage): boolean =>
  missing.length === 0 && unknown.length === 0

/** Formats the coverage as lines: first the problems, then how many rules are covered. */
export function coverageWords({ shown, missing, unknown }: Coverage): string {
  return [
    ...missing.map((id) => `No test shows ${id}: ${rules[id]}`),
    ...unknown.map((id) => `There is no such rule: ${id}`),
    `rules: ${shown.length} of ${shown.length + missing.length} covered`,
  ].join('\n')
}
