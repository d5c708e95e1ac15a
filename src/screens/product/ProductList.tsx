import { memo } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { BookingEvent, bookingMachine } from '../../../machines/booking.machine.ts'
import type {
  ProductReportEvent,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import type { productListMachine } from '../../../machines/productList.machine.ts'
import { isUnreadable } from '../../domain/listed.ts'
import type { Offer } from '../../domain/offer.ts'
import { pageLength } from '../../domain/page.ts'
import type { Product } from '../../domain/product.ts'
import { takeFocus } from '../../ui/focus/take-focus.ts'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { useDeferredItems } from '../../ui/Layout/useDeferredItems.ts'
import { productListMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import { useIsPrerendered, useIsHydrating } from '../page-actors.ts'
import { type ReportStatus, reportStatus, ReportView } from '../report/ReportView.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { ProductCard } from './ProductCard.tsx'
import { atAgreedPrice } from './viewer-relation.ts'

export type ProductListProps = {
  products: SnapshotFrom<typeof productListMachine>
  sendProducts: (event: EventFrom<typeof productListMachine>) => void
  booking: SnapshotFrom<typeof bookingMachine>
  sendBooking: (event: BookingEvent) => void
  report: SnapshotFrom<typeof productReportMachine>
  sendReport: (event: ProductReportEvent) => void
  /** The products that the viewer has booked. */
  bookedIds: ReadonlySet<string>
  /** The offers of the viewer that go on. */
  openOffers?: readonly Offer[]
  /** The product to which the user returns after signing in. */
  wantedId?: string | undefined
}

/** The list of loaded products, with the button that loads more. */
export function ProductList(props: ProductListProps) {
  const { products, sendProducts, booking, sendBooking, bookedIds } = props
  const { report, sendReport, wantedId, openOffers = [] } = props
  const { products: items, next, total, before, failure } = products.context
  const messages = useMessages(productListMessages)
  // A list of several pages was here before, and the visitor returns to her place in it.
  const isHydrating = useIsHydrating()
  const isWhole = isHydrating || items.length > pageLength
  const shown = useDeferredItems(items, isWhole, useIsPrerendered())
  return (
    <>
      <Grid as="ul" label={messages.products}>
        {shown.map((product, index) => {
          const isFirstOfMore = before > 0 && index === before
          return (
            <li
              key={product._id}
              // After loading more, the focus moves to the first new product.
              ref={isFirstOfMore ? takeFocus : null}
              tabIndex={isFirstOfMore ? -1 : undefined}
            >
              {isUnreadable(product) ? (
                <UnreadableItem />
              ) : (
                <ProductListItem
                  isBooked={bookedIds.has(product._id)}
                  isBuying={isPressed(booking, product)}
                  isFirst={index < 4}
                  isWanted={product._id === wantedId}
                  offer={openOffers.find((offer) => offer.product._id === product._id) ?? null}
                  product={product}
                  report={reportStatus(report, product)}
                  sendBooking={sendBooking}
                  sendReport={sendReport}
                />
              )}
            </li>
          )
        })}
      </Grid>
      <MoreProducts
        before={before}
        count={items.length}
        failure={products.matches({ filled: 'interrupted' }) ? failure : null}
        isBusy={products.hasTag('busy')}
        isLast={next === null}
        onMore={() => sendProducts({ type: 'productList.loadMore' })}
        total={total}
      />
    </>
  )
}

/** Returns whether Buy now was pressed on this product and waits for the session to identify the viewer. */
const isPressed = (booking: ProductListProps['booking'], { _id }: Product) =>
  booking.matches('identifying') && booking.context.product?._id === _id

type ProductListItemProps = Pick<ProductListProps, 'sendBooking' | 'sendReport'> & {
  product: Product
  isBooked: boolean
  offer: Offer | null
  isBuying: boolean
  isFirst: boolean
  isWanted: boolean
  report: ReportStatus
}

/** Memoized, so that a card renders again only when its product changes. */
const ProductListItem = memo(function ShelfCard(props: ProductListItemProps) {
  const { product, isBooked, offer, isBuying, isFirst, isWanted, report } = props
  const { sendBooking, sendReport } = props
  return (
    <ProductCard
      isBooked={isBooked}
      isBuying={isBuying}
      isFirst={isFirst}
      isWanted={isWanted}
      offer={offer}
      onBuy={() => sendBooking({ type: 'booking.open', product: atAgreedPrice(product, offer) })}
      product={product}
      report={<ReportView product={product} send={sendReport} status={report} />}
    />
  )
})
