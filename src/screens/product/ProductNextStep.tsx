import type { Product } from '../../domain/product.ts'
import { bookingMessages } from '../../messages/booking.ts'
import { offersMessages } from '../../messages/offers.ts'
import { productMessages } from '../../messages/product.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PayLink } from '../offers/PayLink.tsx'
import { pathOf } from '../paths.ts'
import type { ProductViewProps } from './product-state.ts'
import { atAgreedPrice, type ViewerRelation } from './viewer-relation.ts'
import { action, barPrice, nextStep } from './ProductView.css.ts'

type ProductNextStepProps = Pick<ProductViewProps, 'booking' | 'sendBooking'> & {
  product: Product
  isBooked: boolean
  relation: ViewerRelation
}

/**
 * The one next step: to book the product, at the agreed price if there is one, to pay that price or to see the booking, or
 * for its seller to manage it.
 */
export function ProductNextStep({
  product,
  booking,
  sendBooking,
  isBooked,
  relation,
}: ProductNextStepProps) {
  const { isOwn, offer } = relation
  const agreed = offer?.state === 'accepted' ? offer.price : null
  const price = agreed ?? product.askingPrice
  const { book } = useMessages(offersMessages)
  const { buyNow, buyNowOf } = useMessages(productMessages)
  const { ownListing, toMyProducts } = useMessages(productPageMessages)
  const { seeBooking } = useMessages(bookingMessages)
  const { formatMoney } = useLocale()
  return (
    <div className={nextStep}>
      <span aria-hidden className={barPrice}>
        {formatMoney(price)}
      </span>
      <div className={action}>
        {isOwn === true ? (
          <>
            <Text size="small" tone="quiet">
              {ownListing}
            </Text>
            <ButtonLink href={pathOf({ screen: 'myProducts' })}>{toMyProducts}</ButtonLink>
          </>
        ) : agreed !== null && offer?.bookingId !== undefined ? (
          <PayLink bookingId={offer.bookingId} price={formatMoney(agreed)} />
        ) : isBooked ? (
          <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
            {seeBooking}
          </ButtonLink>
        ) : (
          <Button
            busy={booking.matches('identifying') || isOwn === null}
            fill
            label={agreed === null ? buyNowOf(product.productName) : book(formatMoney(agreed))}
            onClick={() => {
              sendBooking({ type: 'booking.open', product: atAgreedPrice(product, offer) })
            }}
            size="large"
            variant="accent"
          >
            {agreed === null ? buyNow : book(formatMoney(agreed))}
          </Button>
        )}
      </div>
    </div>
  )
}
