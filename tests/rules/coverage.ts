import { rules } from './table.ts'

/** A test as Vitest's JSON report has it, within its describes. */
export type TestThatRan = { status: string; ancestorTitles: readonly string[]; title: string }

/** What a run of the tests says of the rules. */
export type Coverage = {
  /** The ids of the rules that a passed test names. */
  shown: readonly string[]
  /** The ids of those that none does. */
  missing: readonly string[]
  /** What tests name and no rule is called. */
  unknown: readonly string[]
}

/** What a title can begin with: 'L7: …', 'A9, O3: …', 'O1 to O3: …', 'B2 and B5 to B8: …'. */
const NAMED = /^([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*):/
/** A title that names rules in another form would be counted for nothing. */
const ALMOST_NAMED = /^[A-Z]\d+\b/
const RANGE = /^([A-Z])(\d+) to \1(\d+)$/

/** The rules that a title names at its start; what it names in no readable form is given as it stands. */
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

/** Holds the tests that ran against the table: a rule is shown by a test that passed, and by no other. */
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

/** Every rule has a test, and every test its rule. */
export const isCovered = ({ missing, unknown }: Coverage): boolean =>
  missing.length === 0 && unknown.length === 0

/** The coverage in lines: what is wrong, then how many rules are shown. */
export function coverageWords({ shown, missing, unknown }: Coverage): string {
  return [
    ...missing.map((id) => `No test shows ${id}: ${rules[id]}`),
    ...unknown.map((id) => `There is no such rule: ${id}`),
    `rules: ${shown.length} of ${shown.length + missing.length} covered`,
  ].join('\n')
}
