import type { Assertion } from './screen.ts'

/** Returns how the text of a page differs from what a state must and must not show. */
export function assertionProblems(
  assertion: Assertion | undefined,
  name: string,
  seen: string,
): string[] {
  if (assertion === undefined) return [`nobody says what is to be seen in ${name}`]
  return [
    ...assertion.shows.filter((words) => !seen.includes(words)).map((words) => `missing: ${words}`),
    ...(assertion.hides ?? [])
      .filter((words) => seen.includes(words))
      .map((words) => `there: ${words}`),
  ]
}

/** Returns what a state must show after this stimulus. */
export function assertionFor(
  assertions: Readonly<Record<string, Assertion>>,
  name: string,
  stimulus: { name: string },
): Assertion | undefined {
  return assertions[`${name} by ${stimulus.name}`] ?? assertions[name]
}
