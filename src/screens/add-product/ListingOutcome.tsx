import { messages } from '../../domain/messages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { listingWords } from '../../words/listing.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { Reference } from '../error/Reference.tsx'
import { failureWords, hasFailed, type ListingState } from './listing-words.ts'

/** The result of the last attempt (rule L4); nothing before the first attempt. */
export function ListingOutcome({ state }: { state: ListingState }) {
  const { failure } = state.context
  const words = useWords(listingWords)
  const tongue = useTongue()
  if (hasFailed(state) && failure !== null) {
    return (
      <Callout role="alert" takesFocus title={tongue.said(messages.productNotAdded)} tone="danger">
        {failureWords(tongue, state, failure)}
        <Reference failure={failure} />
      </Callout>
    )
  }
  if (!state.matches({ withPicture: { form: 'stopped' } })) return null
  return (
    <Callout role="status" takesFocus title={words.stopped} tone="neutral">
      {words.stillHere}
    </Callout>
  )
}
