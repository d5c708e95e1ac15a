import { isOpenOffer, type Offer } from '../../domain/offer.ts'
import type { ProductForSale } from '../../domain/product-page.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { OfferTurn } from '../offers/OfferTurn.tsx'
import { pathOf } from '../paths.ts'

type BuyerActionsProps = {
  page: ProductForSale
  /** The open offer of the viewer for the product. */
  offer: Offer | null
}

/** How a buyer talks with the seller: by offers and messages, where the server has them. */
export function BuyerActions({ page, offer }: BuyerActionsProps) {
  const { makeOffer, seeOffer, writeMessage } = useMessages(productPageMessages)
  const { product, takesOffers, takesMessages } = page
  return (
    <Stack gap="small">
      {offer !== null && <OfferTurn offer={offer} />}
      <Cluster>
        {(takesOffers === true || offer !== null) && (
          <ButtonLink href={pathOf({ screen: 'offers', item: product._id })}>
            {offer === null ? makeOffer : seeOffer}
          </ButtonLink>
        )}
        {takesMessages === true && (
          <ButtonLink href={pathOf({ screen: 'messages', item: product._id })}>
            {writeMessage}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}

type SellerOffersProps = { productId: string; offers: readonly Offer[] }

/** Leads the seller of a product to its open offers; nothing where there are none. */
export function SellerOffers({ productId, offers }: SellerOffersProps) {
  const { offersFor } = useMessages(productPageMessages)
  const open = offers.filter(isOpenOffer).length
  if (open === 0) return null
  return (
    <Cluster>
      <ButtonLink href={pathOf({ screen: 'offers', item: productId })}>
        {offersFor(open)}
      </ButtonLink>
    </Cluster>
  )
}
