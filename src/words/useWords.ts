import { createContext, use } from 'react'
import type { InLanguages } from './language.ts'
import { type Tongue, tongues } from './tongue.ts'

const TongueContext = createContext<Tongue>(tongues.en)

/** Provides the current language to its descendants. */
export const Speaking = TongueContext.Provider

/** Returns the current language's formatters and the translation of sentences from machines. */
export function useTongue(): Tongue {
  return use(TongueContext)
}

/** Returns messages in the current language. */
export function useWords<Words>(words: InLanguages<Words>): Words {
  return useTongue().wordsOf(words)
}
