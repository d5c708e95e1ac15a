import type { Language } from '../domain/language.ts'

/** The shape of messages without their text. */
export type MessageShape<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: MessageShape<Words[Key]> }

/** The same messages in every language. */
export type Translations<Words> = Readonly<Record<Language, Words>>

/**
 * Declares messages in all languages. English defines the keys and parameters; a translation that differs from them
 * does not compile.
 */
export function defineMessages<const English>(
  words: { en: English } & Record<Exclude<Language, 'en'>, MessageShape<English>>,
): Translations<MessageShape<English>>
export function defineMessages(words: Translations<unknown>) {
  return words
}

type Plural = { one: string; other: string }

/** Returns the singular or the plural form for a count. */
export function plural(language: Language, count: number, { one, other }: Plural): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}

/** Returns the text under a name that the server sent; undefined for a name that a newer server has added. */
export function textNamed<Text>(
  texts: Readonly<Record<string, Text>>,
  name: string,
): Text | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
