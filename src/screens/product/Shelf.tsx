import { memo } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { BookingEvent } from '../../../machines/booking.setup.ts'
import type { reportMachine } from '../../../machines/report.machine.ts'
import type { ReportEvent } from '../../../machines/report.setup.ts'
import type { shelfMachine } from '../../../machines/shelf.machine.ts'
import type { Product } from '../../domain/product.ts'
import { takeFocus } from '../../ui/focus/takeFocus.ts'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { useFirstAtOnce } from '../../ui/Layout/useFirstAtOnce.ts'
import { shelfWords } from '../../words/shelf.ts'
import { useWords } from '../../words/useWords.ts'
import { useDrawnAhead, useTakingOver } from '../provided.ts'
import { type ReportStanding, reportStandingOf, ReportView } from '../report/ReportView.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { ProductCard } from './ProductCard.tsx'

type ShelfProps = {
  shelf: SnapshotFrom<typeof shelfMachine>
  send: (event: EventFrom<typeof shelfMachine>) => void
  booking: SnapshotFrom<typeof bookingMachine>
  sendBooking: (event: BookingEvent) => void
  report: SnapshotFrom<typeof reportMachine>
  sendReport: (event: ReportEvent) => void
  /** The product to which the user returns after signing in. */
  wantedId?: string | undefined
}

/** The list of loaded products, with the button that loads more. */
export function Shelf(props: ShelfProps) {
  const { shelf, send, booking, sendBooking, report, sendReport, wantedId } = props
  const { products, before } = shelf.context
  const words = useWords(shelfWords)
  const shown = useFirstAtOnce(products, useTakingOver(), useDrawnAhead())
  return (
    <>
      <Grid as="ul" label={words.products}>
        {shown.map((product, index) => {
          const isFirstOfMore = before > 0 && index === before
          return (
            <li
              key={product._id}
              // After loading more, the focus moves to the first new product.
              ref={isFirstOfMore ? takeFocus : null}
              tabIndex={isFirstOfMore ? -1 : undefined}
            >
              <ShelfCard
                isBuying={isPressed(booking, product)}
                isFirst={index < 4}
                isWanted={product._id === wantedId}
                product={product}
                report={reportStandingOf(report, product)}
                sendBooking={sendBooking}
                sendReport={sendReport}
              />
            </li>
          )
        })}
      </Grid>
      <MoreProducts send={send} shelf={shelf} />
    </>
  )
}

/** Returns whether Buy now was pressed on this product and waits for the session to identify the viewer. */
const isPressed = (booking: ShelfProps['booking'], { _id }: Product) =>
  booking.matches('identifying') && booking.context.product?._id === _id

type ShelfCardProps = Pick<ShelfProps, 'sendBooking' | 'sendReport'> & {
  product: Product
  isBuying: boolean
  isFirst: boolean
  isWanted: boolean
  report: ReportStanding
}

/** Memoized, so that a card renders again only when its product changes. */
const ShelfCard = memo(function ShelfCard(props: ShelfCardProps) {
  const { product, isBuying, isFirst, isWanted, report, sendBooking, sendReport } = props
  return (
    <ProductCard
      isBuying={isBuying}
      isFirst={isFirst}
      isWanted={isWanted}
      onBuy={() => sendBooking({ type: 'booking.open', product })}
      product={product}
      report={<ReportView product={product} send={sendReport} standing={report} />}
    />
  )
})
