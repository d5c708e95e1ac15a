import { DIRECTIONS, type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

/** A year, in seconds. */
const A_YEAR = 31_536_000

/**
 * The reader's language: what was chosen, kept in local storage or, where that fails, in memory; else the first of the
 * browser's languages that is ours; else English. From the start the page says which one it is.
 */
export function createLanguageStore(
  openStorage: () => TextStorage,
  page: HTMLElement,
  /** As the browser has them: 'sv-FI' before 'en'. */
  wanted: readonly string[],
) {
  const text = createStoredText(LANGUAGE_KEY, openStorage)
  const show = (language: Language): void => {
    // What a page is said again, it lays out anew.
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
      // So that the server makes the next page in it.
      page.ownerDocument.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
    },
  }
}
export type LanguageStore = ReturnType<typeof createLanguageStore>
