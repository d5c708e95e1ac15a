import type { EventFrom, SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { BookingEvent } from '../../../machines/booking.setup.ts'
import type { reportMachine } from '../../../machines/report.machine.ts'
import type { ReportEvent } from '../../../machines/report.setup.ts'
import type { shelfMachine } from '../../../machines/shelf.machine.ts'
import { wordsOf } from '../../domain/failure.ts'
import { messages } from '../../domain/messages.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { browsingWords } from '../../words/browsing.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { BookingView } from '../booking/BookingView.tsx'
import { ErrorView } from '../error/ErrorView.tsx'
import type { ErrorActs } from '../error/useErrorActs.ts'
import { Shelf } from './Shelf.tsx'

type ProductsViewProps = {
  title: string
  /** Shown when there are no products. */
  emptySentence?: string
  products: SnapshotFrom<typeof shelfMachine>
  sendProducts: (event: EventFrom<typeof shelfMachine>) => void
  booking: SnapshotFrom<typeof bookingMachine>
  sendBooking: (event: BookingEvent) => void
  report: SnapshotFrom<typeof reportMachine>
  sendReport: (event: ReportEvent) => void
  errorActs: ErrorActs
  /** The product to which the user returns after signing in. */
  wantedId?: string | undefined
}

/**
 * A list of products with Report links and the Book Now modal (rules R3, R4, B2 and B9). The list loads before it is
 * shown, so a failed load is a routing error (rule N5).
 */
export function ProductsView(props: ProductsViewProps) {
  const {
    title,
    emptySentence,
    products,
    sendProducts,
    booking,
    sendBooking,
    report,
    sendReport,
    errorActs,
    wantedId,
  } = props
  const { failure, total } = products.context
  const { figures, said } = useTongue()
  const words = useWords(browsingWords)
  if (products.matches('failed') && failure !== null) {
    return (
      <ErrorView
        acts={errorActs}
        failure={failure}
        onRetry={() => sendProducts({ type: 'shelf.retry' })}
        reason={wordsOf(failure)}
      />
    )
  }
  return (
    <Page>
      <PageHeader
        lead={
          products.hasTag('shown') && total !== null
            ? words.things(total, figures(total))
            : undefined
        }
        takesFocus={products.matches('loading')}
        title={title}
      />
      {products.matches('loading') && (
        <Skeleton count={8} label={words.loadingProducts} of="cards" />
      )}
      {products.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              {words.seeElse}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={emptySentence ?? said(messages.noProductsInCategory)}
        />
      )}
      {products.hasTag('shown') && (
        <Shelf
          booking={booking}
          report={report}
          send={sendProducts}
          sendBooking={sendBooking}
          sendReport={sendReport}
          shelf={products}
          wantedId={wantedId}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {(booking.matches('identifying') || report.matches('identifying')) && words.identifying}
        </span>
      </VisuallyHidden>
      <BookingView send={sendBooking} state={booking} />
    </Page>
  )
}
