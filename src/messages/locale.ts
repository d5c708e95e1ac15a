import type { Language } from '../domain/language.ts'
import { formatCount, formatMoney } from '../domain/money.ts'
import { ago } from './ago.ts'
import { loadedSwedish } from './loadMessages.ts'
import type { Translations } from './defineMessages.ts'

/** The messages and formats of a language. */
export type Locale = {
  language: Language
  messagesFor: <Words>(words: Translations<Words>) => Words
  /** Translates a sentence from a machine; returns text that is not the app's own unchanged. */
  t: (sentence: string) => string
  formatMoney: (amount: number) => string
  /** Formats a count. */
  formatCount: (count: number) => string
  /** Formats the given parts of a moment. */
  date: (moment: Date, parts: Intl.DateTimeFormatOptions) => string
  /** Formats how long ago a moment was. */
  formatRelativeTime: (moment: Date) => string
}

function localeOf(language: Language): Locale {
  return {
    language,
    messagesFor: (words) => words[language],
    // The machines hold their sentences in English.
    t: (sentence) => (language === 'en' ? sentence : loadedSwedish().t(sentence)),
    formatMoney: (amount) => formatMoney(amount, language),
    formatCount: (count) => formatCount(count, language),
    date: (moment, parts) => new Intl.DateTimeFormat(language, parts).format(moment),
    formatRelativeTime: (moment) => ago(moment, new Date(), language),
  }
}

/** The messages and formats of every language of the app. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: localeOf('en'),
  sv: localeOf('sv'),
}
