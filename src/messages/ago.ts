import type { Language } from '../domain/language.ts'

/** Each unit's length in seconds, and the count at which the next unit replaces it. */
const units = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 31],
  ['month', 2_629_746, 12],
  ['year', 31_556_952, Number.POSITIVE_INFINITY],
] as const

/** Formats how long ago a moment was, such as 'yesterday' or '12 days ago'. */
export function ago(moment: Date, now: Date, language: Language): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length, limit] of units) {
    const count = Math.round(seconds / length)
    if (Math.abs(count) < limit) return words.format(count, unit)
  }
  return ''
}
