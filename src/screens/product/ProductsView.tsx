import type { EventFrom, SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { BookingEvent } from '../../../machines/booking.setup.ts'
import type { reportMachine } from '../../../machines/report.machine.ts'
import type { ReportEvent } from '../../../machines/report.setup.ts'
import type { ProductsMachine } from '../../actors/catalogue.ts'
import { wordsOf } from '../../domain/failure.ts'
import { messages } from '../../domain/messages.ts'
import { pathOf } from '../../services/navigation.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { BookingView } from '../booking/BookingView.tsx'
import { ErrorView } from '../error/ErrorView.tsx'
import type { ErrorActs } from '../error/useErrorActs.ts'
import { ReportView } from '../report/ReportView.tsx'
import { ProductCard } from './ProductCard.tsx'

type ProductsViewProps = {
  title: string
  /** Said when there is nothing. */
  emptySentence?: string
  products: SnapshotFrom<ProductsMachine>
  sendProducts: (event: EventFrom<ProductsMachine>) => void
  booking: SnapshotFrom<typeof bookingMachine>
  sendBooking: (event: BookingEvent) => void
  report: SnapshotFrom<typeof reportMachine>
  sendReport: (event: ReportEvent) => void
  errorActs: ErrorActs
  /** The product that somebody came back to after signing in. */
  wantedId?: string | undefined
}

/**
 * Products to choose from, with Report beside them and Book Now over them (rules R3, R4, B2 and B9). They are loaded
 * before they show, so that a load which fails is a routing error (rule N5).
 */
export function ProductsView(props: ProductsViewProps) {
  const {
    title,
    emptySentence = messages.noProductsInCategory,
    products,
    sendProducts,
    booking,
    sendBooking,
    report,
    sendReport,
    errorActs,
    wantedId,
  } = props
  const { items, failure } = products.context
  if (products.matches('failed') && failure !== null) {
    return (
      <ErrorView
        acts={errorActs}
        failure={failure}
        onRetry={() => sendProducts({ type: 'collection.retry' })}
        reason={wordsOf(failure)}
      />
    )
  }
  const count = items.length
  return (
    <Page>
      <PageHeader
        lead={
          products.matches('filled') ? `${count} ${count === 1 ? 'thing' : 'things'}` : undefined
        }
        title={title}
      />
      {products.matches('loading') && (
        <Skeleton count={8} label="Loading the products" of="cards" />
      )}
      {products.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              See what else there is
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={emptySentence}
        />
      )}
      {products.matches('filled') && (
        <Grid as="ul" label="Products">
          {items.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                isFirst={index < 4}
                isWanted={product._id === wantedId}
                onBuy={() => sendBooking({ type: 'booking.open', product })}
                product={product}
                report={<ReportView product={product} send={sendReport} state={report} />}
              />
            </li>
          ))}
        </Grid>
      )}
      <BookingView send={sendBooking} state={booking} />
    </Page>
  )
}
