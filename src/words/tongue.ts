import type { Language } from '../domain/language.ts'
import { formatCount, formatMoney } from '../domain/money.ts'
import { ago } from './ago.ts'
import { fetchedSwedish } from './fetched.ts'
import type { InLanguages } from './language.ts'

/** How a reader is spoken to. */
export type Tongue = {
  language: Language
  wordsOf: <Words>(words: InLanguages<Words>) => Words
  /** What a machine holds, said to the reader: a sentence of ours in their language, anybody else's as it is. */
  said: (sentence: string) => string
  money: (amount: number) => string
  /** How many there are of something, in figures. */
  figures: (count: number) => string
  /** As much of a moment as is asked for. */
  date: (moment: Date, parts: Intl.DateTimeFormatOptions) => string
  /** How long ago a moment was. */
  ago: (moment: Date) => string
}

function tongueOf(language: Language): Tongue {
  return {
    language,
    wordsOf: (words) => words[language],
    // The machines' own language is English.
    said: (sentence) => (language === 'en' ? sentence : fetchedSwedish().said(sentence)),
    money: (amount) => formatMoney(amount, language),
    figures: (count) => formatCount(count, language),
    date: (moment, parts) => new Intl.DateTimeFormat(language, parts).format(moment),
    ago: (moment) => ago(moment, new Date(), language),
  }
}

/** The languages of the product, each as it is spoken. */
export const tongues: Readonly<Record<Language, Tongue>> = {
  en: tongueOf('en'),
  sv: tongueOf('sv'),
}
