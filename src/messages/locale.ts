import type { Language } from '../domain/language.ts'
import { formatAverage, formatCount, formatMoney } from '../domain/money.ts'
import type { Message } from '../domain/message.ts'
import { catalogue } from './catalogue.ts'
import type { Translations } from './define-messages.ts'
import { cardTexts, pictureTexts } from './vendor-texts.ts'

/** A field without an error has no message, and no text. */
type Text<Shown> = Shown extends Message ? string : undefined

/** The messages and formats of a language. */
export type Locale = {
  language: Language
  messagesFor: <Words>(words: Translations<Words>) => Words
  /** Returns the text of a message from a machine. */
  t: <Shown extends Message | undefined>(message: Shown) => Text<Shown>
  formatMoney: (amount: number) => string
  /** Formats a count. */
  formatCount: (count: number) => string
  /** Formats an average with one decimal. */
  formatAverage: (average: number) => string
  /** Formats the given parts of a moment. */
  date: (moment: Date, parts: Intl.DateTimeFormatOptions) => string
  /** Formats how long ago a moment was. `now`: the time, as ISO 8601, by a clock other than the browser's. */
  formatRelativeTime: (moment: Date, now?: string) => string
}

/** The texts of vendors by code; their own are English. Our server answers in the language that the client asks for. */
const vendorTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  sv: { ...pictureTexts, ...cardTexts },
}

/** Returns the text of a message; the text of a vendor is returned unchanged if its code is unknown. */
function textIn(language: Language, message: Message): string {
  if ('text' in message) return vendorTexts[language][message.code ?? ''] ?? message.text
  const sentences: Readonly<Record<string, string | ((params: never) => string)>> =
    catalogue[language]
  const sentence = sentences[message.key] ?? ''
  return typeof sentence === 'string' ? sentence : sentence(message.params as never)
}

function localeOf(language: Language): Locale {
  return {
    language,
    messagesFor: (words) => words[language],
    t: <Shown extends Message | undefined>(message: Shown) =>
      (message === undefined ? undefined : textIn(language, message)) as Text<Shown>,
    formatMoney: (amount) => formatMoney(amount, language),
    formatCount: (count) => formatCount(count, language),
    formatAverage: (average) => formatAverage(average, language),
    date: (moment, parts) => new Intl.DateTimeFormat(language, parts).format(moment),
    formatRelativeTime: (moment, now) =>
      ago(moment, now === undefined ? new Date() : new Date(now), language),
  }
}

/** The messages and formats of every language of the app. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: localeOf('en'),
  sv: localeOf('sv'),
}

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

/** Formats until when something lasts: the time, with the day where that is not today. */
export function formatUntil(
  moment: Date,
  { date }: Pick<Locale, 'date'>,
  now = new Date(),
): string {
  const isToday = moment.toDateString() === now.toDateString()
  return date(moment, { ...(!isToday && { dateStyle: 'long' }), timeStyle: 'short' })
}
