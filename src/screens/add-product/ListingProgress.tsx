import { Progress } from '../../ui/Progress/Progress.tsx'
import type { ListingState } from './listing-words.ts'

/** How much of the picture was sent, and that the product follows it. */
export function ListingProgress({ state }: { state: ListingState }) {
  const { progress } = state.context
  if (state.matches({ withPicture: 'saving' })) {
    return <Progress label="The picture is there. Listing your product" percent={100} />
  }
  if (!state.matches({ withPicture: 'uploading' })) return null
  const part = progress === null || progress.total === 0 ? 0 : progress.sent / progress.total
  return (
    <Progress
      label={part === 1 ? 'The picture is sent. It is being looked at' : 'Sending the picture'}
      percent={part * 100}
    />
  )
}
