import { Progress } from '../../ui/Progress/Progress.tsx'
import { listingWords } from '../../words/listing.ts'
import { useWords } from '../../words/useWords.ts'
import type { ListingState } from './listing-words.ts'

/** The progress of the picture's upload, then of saving the product. */
export function ListingProgress({ state }: { state: ListingState }) {
  const { progress } = state.context
  const words = useWords(listingWords)
  if (state.matches({ withPicture: 'saving' })) {
    return <Progress label={words.listing} percent={100} />
  }
  if (!state.matches({ withPicture: 'uploading' })) return null
  const part = progress === null || progress.total === 0 ? 0 : progress.sent / progress.total
  return <Progress label={part === 1 ? words.sent : words.sending} percent={part * 100} />
}
