/** The supported languages as BCP 47 tags, for `lang` attributes and Intl. */
export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', sv: 'ltr' }

/** Returns the first supported language of a browser's preference list ('sv-FI' matches 'sv'); 'en' by default. */
export function languageOf(wanted: readonly string[]): Language {
  const ours = wanted.map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]))
  return ours.find((language) => language !== undefined) ?? 'en'
}

/** The storage key and cookie name of the chosen language. */
export const LANGUAGE_KEY = 'language'
