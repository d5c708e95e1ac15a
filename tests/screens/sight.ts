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
