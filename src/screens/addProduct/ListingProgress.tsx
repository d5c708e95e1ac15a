import { Progress } from '../../ui/Progress/Progress.tsx'
import { listingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { AddProductSnapshot } from './listing-state.ts'

/** The progress of the pictures' upload, then of saving the product. */
export function ListingProgress({ state }: { state: AddProductSnapshot }) {
  const { progress } = state.context
  const messages = useMessages(listingMessages)
  if (state.matches('saving')) {
    return <Progress label={messages.listing} percent={100} />
  }
  if (!state.matches('uploading')) return null
  const part = progress === null || progress.total === 0 ? 0 : progress.sent / progress.total
  return <Progress label={part === 1 ? messages.sent : messages.sending} percent={part * 100} />
}
