import type { Product } from '../../domain/product.ts'
import { bookingMessages } from '../../messages/booking.ts'
import { productMessages } from '../../messages/product.ts'
import { productPageMessages } from '../../messages/productPage.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import type { ProductViewProps } from './product-state.ts'
import { action, barPrice, nextStep } from './ProductView.css.ts'

type NextStepProps = Pick<ProductViewProps, 'booking' | 'sendBooking'> & {
  product: Product
  isBooked: boolean
  /** The viewer sells the product. */
  isOwn: boolean
}

/** The one next step: to book the product, to see the booking, or for its seller to manage it. */
export function NextStep({ product, booking, sendBooking, isBooked, isOwn }: NextStepProps) {
  const { buyNow, buyNowOf } = useMessages(productMessages)
  const { ownListing, toMyProducts } = useMessages(productPageMessages)
  const { seeBooking } = useMessages(bookingMessages)
  const { formatMoney } = useLocale()
  return (
    <div className={nextStep}>
      <span aria-hidden className={barPrice}>
        {formatMoney(product.askingPrice)}
      </span>
      <div className={action}>
        {isOwn ? (
          <>
            <Text size="small" tone="quiet">
              {ownListing}
            </Text>
            <ButtonLink href={pathOf({ screen: 'myProducts' })}>{toMyProducts}</ButtonLink>
          </>
        ) : isBooked ? (
          <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
            {seeBooking}
          </ButtonLink>
        ) : (
          <Button
            busy={booking.matches('identifying')}
            fill
            label={buyNowOf(product.productName)}
            onClick={() => sendBooking({ type: 'booking.open', product })}
            size="large"
            variant="accent"
          >
            {buyNow}
          </Button>
        )}
      </div>
    </div>
  )
}
