import type { Language } from '../domain/language.ts'

type Swedish = typeof import('./swedish.ts')

let swedish: Swedish | null = null

/**
 * Returns the Swedish messages of every page. English is part of the code; Swedish is a file of its own, loaded only
 * for its readers. Throws if it is not loaded.
 */
export function fetchedSwedish(): Swedish {
  if (swedish === null) throw new Error('Nobody has fetched the Swedish words.')
  return swedish
}

/** Returns whether the messages of this language are loaded. */
export const isHere = (language: Language): boolean => language === 'en' || swedish !== null

/** Loads the messages of this language. */
export async function fetchWords(language: Language): Promise<void> {
  if (!isHere(language)) swedish = await import('./swedish.ts')
}
