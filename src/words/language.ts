import type { Language } from '../domain/language.ts'

/** The shape of messages without their text. */
export type Shape<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: Shape<Words[Key]> }

/** The same messages in every language. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>

/**
 * Declares messages in all languages. English defines the keys and parameters; a translation that differs from them
 * does not compile.
 */
export function inLanguages<const English>(
  words: { en: English } & Record<Exclude<Language, 'en'>, Shape<English>>,
): InLanguages<Shape<English>>
export function inLanguages(words: InLanguages<unknown>) {
  return words
}

type Plural = { one: string; other: string }

/** Whether a count takes the singular. Agrees with Intl.PluralRules, which a phone's browser is slow to create. */
const isOne: InLanguages<(count: number) => boolean> = {
  en: (count) => count === 1,
  sv: (count) => count === 1,
}

/** Returns the singular or the plural form for a count. */
export function plural(language: Language, count: number, { one, other }: Plural): string {
  return isOne[language](count) ? one : other
}
