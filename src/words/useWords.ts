import { createContext, use } from 'react'
import type { InLanguages } from './language.ts'
import { type Tongue, tongues } from './tongue.ts'

const TongueContext = createContext<Tongue>(tongues.en)

/** Speaks to the reader in this way, in all that is inside. */
export const Speaking = TongueContext.Provider

/** What is said to the reader beside fixed words: sentences that machines hold, amounts, numbers. */
export function useTongue(): Tongue {
  return use(TongueContext)
}

/** Words in the reader's language. */
export function useWords<Words>(words: InLanguages<Words>): Words {
  return useTongue().wordsOf(words)
}
