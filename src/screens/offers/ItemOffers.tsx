import { isOpenOffer, type Offer } from '../../domain/offer.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { NewOffer } from './NewOffer.tsx'
import { OfferCard } from './OfferCard.tsx'
import { ItemSummary } from './ItemSummary.tsx'
import type { OffersViewProps } from './offers-state.ts'

/** The offers for one item: first those that go on. */
export function ItemOffers({
  offers,
  ...props
}: OffersViewProps & { offers: readonly [Offer, ...Offer[]] }) {
  const [{ product, askingPrice }] = offers
  const { item } = props.state.context
  // The seller may have changed the price since the offer was made.
  const asking =
    item?.product._id === product._id
      ? item.product.askingPrice
      : (product.askingPrice ?? askingPrice)
  const inOrder = offers.toSorted(
    (one, other) => Number(isOpenOffer(other)) - Number(isOpenOffer(one)),
  )
  return (
    <Stack as="section" label={product.name}>
      <ItemSummary asking={asking} product={product} />
      <NewOffer {...props} />
      {inOrder.map((offer) => (
        <OfferCard key={offer._id} {...props} offer={offer} />
      ))}
    </Stack>
  )
}
