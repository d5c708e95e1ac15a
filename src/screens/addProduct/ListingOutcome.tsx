import { message } from '../../domain/message.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { listingMessages } from '../../messages/listing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { listingFailureMessage, hasFailed, type AddProductSnapshot } from './listing-state.ts'

/** The result of the last attempt (rule L4); nothing before the first attempt. */
export function ListingOutcome({ state }: { state: AddProductSnapshot }) {
  const { failure } = state.context
  const messages = useMessages(listingMessages)
  const locale = useLocale()
  if (hasFailed(state) && failure !== null) {
    return (
      <Callout role="alert" takesFocus title={locale.t(message('productNotAdded'))} tone="danger">
        {listingFailureMessage(locale, state, failure)}
        <Reference failure={failure} />
      </Callout>
    )
  }
  if (!state.matches({ form: 'stopped' })) return null
  return (
    <Callout role="status" takesFocus title={messages.stopped} tone="neutral">
      {messages.stillHere}
    </Callout>
  )
}
