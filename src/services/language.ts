import { DIRECTIONS, LANGUAGES, type Language } from '../domain/language.ts'
import { createStoredText, type TextStorage } from './stored-text.ts'

const KEY = 'language'

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
  const text = createStoredText(KEY, openStorage)
  const show = (language: Language): void => {
    page.lang = language
    page.dir = DIRECTIONS[language]
  }
  const read = (): Language =>
    [text.read() ?? '', ...wanted]
      .map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]))
      .find((language) => language !== undefined) ?? 'en'
  show(read())
  return {
    read,
    apply(language: Language): void {
      show(language)
      text.keep(language)
    },
  }
}
export type LanguageStore = ReturnType<typeof createLanguageStore>
