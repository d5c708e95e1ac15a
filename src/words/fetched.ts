import type { Language } from '../domain/language.ts'

type Swedish = typeof import('./swedish.ts')

let swedish: Swedish | null = null

/**
 * The code is in English; what every page says in another language comes as a file of its own, for whoever reads it.
 * Throws where it has not been fetched.
 */
export function fetchedSwedish(): Swedish {
  if (swedish === null) throw new Error('Nobody has fetched the Swedish words.')
  return swedish
}

/** Whether a page can be shown in this language at once. */
export const isHere = (language: Language): boolean => language === 'en' || swedish !== null

/** Fetches what a page says in this language. */
export async function fetchWords(language: Language): Promise<void> {
  if (!isHere(language)) swedish = await import('./swedish.ts')
}
