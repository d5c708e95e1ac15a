import { DIRECTIONS, type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

/** One year, in seconds. */
const A_YEAR = 31_536_000

/**
 * Stores the user's language: the chosen one, persisted in local storage or, if that fails, in memory; otherwise the
 * browser's first supported language; otherwise English. Sets the page's `lang` and `dir` from the start.
 */
export function createLanguageStore(
  openStorage: () => TextStorage,
  page: HTMLElement,
  /** The browser's languages, such as 'sv-FI' before 'en'. */
  wanted: readonly string[],
) {
  const text = createStoredText(LANGUAGE_KEY, openStorage)
  const show = (language: Language): void => {
    // Setting the same value again would trigger a layout.
    if (page.lang === language) return
    page.lang = language
    page.dir = DIRECTIONS[language]
  }
  const read = (): Language => languageOf([text.read() ?? '', ...wanted])
  show(read())
  return {
    read,
    apply(language: Language): void {
      show(language)
      text.keep(language)
      // The server renders the next page in the language of this cookie.
      page.ownerDocument.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
    },
  }
}
export type LanguageStore = ReturnType<typeof createLanguageStore>
