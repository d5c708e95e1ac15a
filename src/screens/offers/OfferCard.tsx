import type { Offer } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { MessageLink } from '../meeting/MessageLink.tsx'
import { pathOf } from '../paths.ts'
import { RatingText } from '../review/RatingText.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferTurn } from './OfferTurn.tsx'
import { PayLink } from './PayLink.tsx'
import type { OffersViewProps } from './offers-state.ts'
import { card } from './OffersView.css.ts'

/** One offer: the price, whose turn it is and until when, and what the viewer can do. */
export function OfferCard(props: OffersViewProps & { offer: Offer }) {
  const { offer, state, send } = props
  const { act, item, movedId } = state.context
  const messages = useMessages(offersMessages)
  const { formatMoney } = useLocale()
  const isBuyer = offer.role === 'buyer'
  const name = isBuyer ? offer.seller.name : offer.buyer.name
  const price = formatMoney(offer.price)
  const isActing = act?.offerId === offer._id
  return (
    <div className={card}>
      <Stack gap="small">
        <Heading
          key={movedId === offer._id ? offer.seq : 0}
          level={3}
          takesFocus={movedId === offer._id}
        >
          {isBuyer ? messages.yours(name) : messages.theirs(name)}
        </Heading>
        {!isBuyer && offer.buyer.rating !== undefined && <RatingText rating={offer.buyer.rating} />}
        <OfferTurn offer={offer} />
        {isActing && act.range !== null ? (
          <OfferForm act={act} item={isBuyer ? item : null} send={send} state={state} />
        ) : (
          // A change by the other side, or of the item, can take away the button that had the focus.
          <div key={offer.can.map(({ event }) => event).join()} ref={restoreFocus} tabIndex={-1}>
            <Cluster>
              <BookButton {...props} />
              {offer.can.map(({ event }) => {
                const label = textNamed(messages.acts, event)
                // A newer server may offer what this client has no words for.
                return label === undefined ? null : (
                  <Button
                    busy={state.hasTag('busy')}
                    key={event}
                    label={`${label(price)}: ${name}`}
                    onClick={() => send({ type: 'offers.act', offerId: offer._id, event })}
                    variant={event.endsWith('.accept') ? 'accent' : 'plain'}
                  >
                    {label(price)}
                  </Button>
                )
              })}
              {offer.takesMessages === true && !isBuyer && (
                <MessageLink buyerId={offer.buyer._id} item={offer.product._id} name={name} />
              )}
            </Cluster>
          </div>
        )}
      </Stack>
    </div>
  )
}

/** Leads the buyer of an accepted offer to the payment of the booking, or to Book Now, at the agreed price. */
function BookButton({ offer, state, onBook }: OffersViewProps & { offer: Offer }) {
  const messages = useMessages(offersMessages)
  const { formatMoney } = useLocale()
  if (offer.role !== 'buyer' || offer.state !== 'accepted') return null
  const price = formatMoney(offer.price)
  if (offer.bookingId !== undefined) {
    return <PayLink bookingId={offer.bookingId} price={price} />
  }
  const product = state.context.item?.product ?? offer.bookable
  const text = messages.book(price)
  return product === undefined ? (
    <ButtonLink href={pathOf({ screen: 'offers', item: offer.product._id })} variant="accent">
      {text}
    </ButtonLink>
  ) : (
    <Button onClick={() => onBook({ ...product, askingPrice: offer.price })} variant="accent">
      {text}
    </Button>
  )
}
