import type { Sight } from './screen.ts'

/** What of a sight does not agree with the words that are seen in a state. */
export function sightProblems(sight: Sight | undefined, name: string, seen: string): string[] {
  if (sight === undefined) return [`nobody says what is to be seen in ${name}`]
  return [
    ...sight.says.filter((words) => !seen.includes(words)).map((words) => `missing: ${words}`),
    ...(sight.hides ?? [])
      .filter((words) => seen.includes(words))
      .map((words) => `there: ${words}`),
  ]
}

/** What is to be seen in a state that was reached by this. */
export function sightOf(
  sights: Readonly<Record<string, Sight>>,
  name: string,
  stimulus: { name: string },
): Sight | undefined {
  return sights[`${name} by ${stimulus.name}`] ?? sights[name]
}
