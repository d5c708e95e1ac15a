/** The languages of the product, as they are named in html and by Intl. */
export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', sv: 'ltr' }

/** The first of these that is ours, named as browsers do it: 'sv-FI' before 'en'. English where none is. */
export function languageOf(wanted: readonly string[]): Language {
  const ours = wanted.map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]))
  return ours.find((language) => language !== undefined) ?? 'en'
}

/** What a choice is kept under, in the browser and in what it tells the server. */
export const LANGUAGE_KEY = 'language'
