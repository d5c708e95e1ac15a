import type { Language } from '../domain/language.ts'

/** The shape that words have, whatever they say. */
export type Shape<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: Shape<Words[Key]> }

/** The same words in every language. */
export type InLanguages<Words> = Readonly<Record<Language, Words>>

/**
 * Words side by side. English says which there are and what each is given; another language has the same, or it does
 * not compile.
 */
export function inLanguages<const English>(
  words: { en: English } & Record<Exclude<Language, 'en'>, Shape<English>>,
): InLanguages<Shape<English>>
export function inLanguages(words: InLanguages<unknown>) {
  return words
}

type Plural = { one: string; other: string }

/** Of how many things a language speaks as of one. As Intl says, which a phone's browser takes long to make. */
const isOne: InLanguages<(count: number) => boolean> = {
  en: (count) => count === 1,
  sv: (count) => count === 1,
}

/** The form of a word that a number asks for: one thing, two things. */
export function plural(language: Language, count: number, { one, other }: Plural): string {
  return isOne[language](count) ? one : other
}
