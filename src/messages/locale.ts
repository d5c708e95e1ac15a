import type { Language } from '../domain/language.ts'
import { formatCount, formatMoney } from '../domain/money.ts'
import type { Message } from '../domain/message.ts'
import { ago } from './ago.ts'
import { loadedEnglish, loadedSwedish } from './loadMessages.ts'
import type { Translations } from './defineMessages.ts'
import { translate } from './translate.ts'

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
  /** Formats the given parts of a moment. */
  date: (moment: Date, parts: Intl.DateTimeFormatOptions) => string
  /** Formats how long ago a moment was. `now`: the time, as ISO 8601, by a clock other than the browser's. */
  formatRelativeTime: (moment: Date, now?: string) => string
}

const textIn = (language: Language, message: Message) =>
  language === 'en' ? translate(message, loadedEnglish()) : loadedSwedish().t(message)

function localeOf(language: Language): Locale {
  return {
    language,
    messagesFor: (words) => words[language],
    t: <Shown extends Message | undefined>(message: Shown) =>
      (message === undefined ? undefined : textIn(language, message)) as Text<Shown>,
    formatMoney: (amount) => formatMoney(amount, language),
    formatCount: (count) => formatCount(count, language),
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
