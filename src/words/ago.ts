import type { Language } from '../domain/language.ts'

/** Each unit in seconds, and up to how many of it are told before the next. */
const units = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 31],
  ['month', 2_629_746, 12],
  ['year', 31_556_952, Number.POSITIVE_INFINITY],
] as const

/** How long something is past, as one would say it: 'yesterday', '12 days ago'. */
export function ago(moment: Date, now: Date, language: Language): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length, limit] of units) {
    const count = Math.round(seconds / length)
    if (Math.abs(count) < limit) return words.format(count, unit)
  }
  return ''
}
