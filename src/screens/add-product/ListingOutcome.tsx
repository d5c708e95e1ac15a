import { messages } from '../../domain/messages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Reference } from '../error/Reference.tsx'
import { failureWords, hasFailed, type ListingState } from './listing-words.ts'

/** What became of the last try (rule L4); nothing before the first. */
export function ListingOutcome({ state }: { state: ListingState }) {
  const { failure } = state.context
  if (hasFailed(state) && failure !== null) {
    return (
      <Callout role="alert" takesFocus title={messages.productNotAdded} tone="danger">
        {failureWords(state, failure)}
        <Reference failure={failure} />
      </Callout>
    )
  }
  if (!state.matches({ withPicture: { form: 'stopped' } })) return null
  return (
    <Callout role="status" takesFocus title="You stopped the upload." tone="neutral">
      Nothing was listed. What you typed is still here.
    </Callout>
  )
}
