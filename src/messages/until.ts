import type { Language } from '../domain/language.ts'

/** Formats until when something lasts: the time, with the day where that is not today. */
export function until(moment: Date, now: Date, language: Language): string {
  const isToday = moment.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { dateStyle: 'long' }),
    timeStyle: 'short',
  }).format(moment)
}
