import type { Sight } from './screen.ts'

/** Returns how the text of a page differs from what a state must and must not show. */
export function sightProblems(sight: Sight | undefined, name: string, seen: string): string[] {
  if (sight === undefined) return [`nobody says what is to be seen in ${name}`]
  return [
    ...sight.says.filter((words) => !seen.includes(words)).map((words) => `missing: ${words}`),
    ...(sight.hides ?? [])
      .filter((words) => seen.includes(words))
      .map((words) => `there: ${words}`),
  ]
}

/** Returns what a state must show after this stimulus. */
export function sightOf(
  sights: Readonly<Record<string, Sight>>,
  name: string,
  stimulus: { name: string },
): Sight | undefined {
  return sights[`${name} by ${stimulus.name}`] ?? sights[name]
}
