import type { ScreenName } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'
import { pageDescriptions } from '../messages/page-descriptions.ts'

/** Returns the description of a page for search engines; a page without its own has that of the home page. */
export function descriptionOf(screen: ScreenName, language: Language): string {
  const descriptions: Partial<Record<ScreenName, string>> = pageDescriptions[language]
  return descriptions[screen] ?? pageDescriptions[language].home
}
