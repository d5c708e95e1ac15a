import { newOfferOf } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { OfferForm } from './OfferForm.tsx'
import type { OffersViewProps } from './offers-state.ts'

/** The form of a new offer for the item of the page, or the button that opens it; nothing where none can be made. */
export function NewOffer({ state, send }: OffersViewProps) {
  const { item, act, offers, role } = state.context
  const messages = useMessages(offersMessages)
  if (act !== null && act.offerId === null) {
    return <OfferForm act={act} help={messages.makeHelp} item={item} send={send} state={state} />
  }
  if (newOfferOf(item, offers, role) === null) return null
  return (
    <div ref={restoreFocus} tabIndex={-1}>
      <Button
        busy={state.hasTag('busy')}
        onClick={() => send({ type: 'offers.begin' })}
        variant="accent"
      >
        {messages.make}
      </Button>
    </div>
  )
}
