import type { Language } from '../domain/language.ts'
import { frameAppMessages, frameSpecMessages } from './frame-catalogue.ts'
import type { Catalogue } from './translate.ts'

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

const english: Partial<Catalogue> = { ...frameSpecMessages, ...frameAppMessages }

/** Returns the English sentences that are loaded: those of the frame, and all once a screen other than home is. */
export const loadedEnglish = (): Partial<Catalogue> => english

/** Adds sentences: src/messages/catalogue.ts does so when it is loaded. */
export const addEnglish = (more: Catalogue): Catalogue => Object.assign(english, more)

/** Loads the sentences that the machines of the screens send. */
export const loadCatalogue = (): Promise<unknown> => import('./catalogue.ts')
