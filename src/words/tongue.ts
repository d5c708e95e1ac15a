import type { Language } from '../domain/language.ts'
import { formatCount, formatMoney } from '../domain/money.ts'
import { ago } from './ago.ts'
import { fetchedSwedish } from './fetched.ts'
import type { InLanguages } from './language.ts'

/** The messages and formats of a language. */
export type Tongue = {
  language: Language
  wordsOf: <Words>(words: InLanguages<Words>) => Words
  /** Translates a sentence from a machine; returns text that is not the app's own unchanged. */
  said: (sentence: string) => string
  money: (amount: number) => string
  /** Formats a count. */
  figures: (count: number) => string
  /** Formats the given parts of a moment. */
  date: (moment: Date, parts: Intl.DateTimeFormatOptions) => string
  /** Formats how long ago a moment was. */
  ago: (moment: Date) => string
}

function tongueOf(language: Language): Tongue {
  return {
    language,
    wordsOf: (words) => words[language],
    // The machines hold their sentences in English.
    said: (sentence) => (language === 'en' ? sentence : fetchedSwedish().said(sentence)),
    money: (amount) => formatMoney(amount, language),
    figures: (count) => formatCount(count, language),
    date: (moment, parts) => new Intl.DateTimeFormat(language, parts).format(moment),
    ago: (moment) => ago(moment, new Date(), language),
  }
}

/** The messages and formats of every language of the app. */
export const tongues: Readonly<Record<Language, Tongue>> = {
  en: tongueOf('en'),
  sv: tongueOf('sv'),
}
