import { contentPage } from '../content/content-pages.ts'
import type { Destination, ScreenName } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'
import { pageDescriptions } from '../messages/page-descriptions.ts'

/** Returns the description of a page for search engines; a page without its own has that of the home page. */
export function descriptionOf(destination: Destination, language: Language): string {
  if (destination.screen === 'help') {
    const page = contentPage(destination.page, language)
    if (page !== null) return page.description
  }
  const descriptions: Partial<Record<ScreenName, string>> = pageDescriptions[language]
  return descriptions[destination.screen] ?? pageDescriptions[language].home
}
