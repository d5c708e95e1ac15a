import type { Language } from '../domain/language.ts'

type Swedish = typeof import('./sv.ts')

let swedish: Swedish | null = null

/**
 * Returns the Swedish messages of every page. English is part of the code; Swedish is a file of its own, loaded only
 * for its readers. Throws if it is not loaded.
 */
export function loadedSwedish(): Swedish {
  if (swedish === null) throw new Error('Nobody has fetched the Swedish words.')
  return swedish
}

/** Returns whether the messages of this language are loaded. */
export const isLoaded = (language: Language): boolean => language === 'en' || swedish !== null

/** Loads the messages of this language. */
export async function loadMessages(language: Language): Promise<void> {
  if (!isLoaded(language)) swedish = await import('./sv.ts')
}
