import type { Locale } from './locale.ts'

/** Formats until when something lasts: the time, with the day where that is not today. */
export function formatUntil(
  moment: Date,
  { date }: Pick<Locale, 'date'>,
  now = new Date(),
): string {
  const isToday = moment.toDateString() === now.toDateString()
  return date(moment, { ...(!isToday && { dateStyle: 'long' }), timeStyle: 'short' })
}
