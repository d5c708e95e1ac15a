import type { ReactNode } from 'react'
import { message } from '../../domain/message.ts'
import { failureMessage } from '../../domain/failure.ts'
import { pathOf } from '../paths.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { browsingMessages } from '../../messages/browsing.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { BookingView } from '../booking/BookingView.tsx'
import { ErrorView } from '../error/ErrorView.tsx'
import type { ErrorActions } from '../error/useErrorActions.ts'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { ProductList, type ProductListProps } from './ProductList.tsx'

type ProductsViewProps = ProductListProps & {
  title: string
  /** Shown when there are no products. */
  emptySentence?: string
  errorActions: ErrorActions
  /** The text below the title; by default the number of products. */
  lead?: ReactNode
  /** The way to this page, above the title. */
  trail?: ReactNode
  /** Links to lists below this one. */
  links?: ReactNode
  /** Puts the filters around the products, or other products in their place. */
  renderFiltered?: (products: ReactNode) => ReactNode
}

/**
 * A list of products with Report links and the Book Now modal (rules R3, R4, B2 and B9). The list loads before it is
 * shown, so a failed load is a routing error (rule N5).
 */
export function ProductsView({
  title,
  emptySentence,
  errorActions,
  lead,
  trail,
  links,
  renderFiltered,
  ...list
}: ProductsViewProps) {
  const { products, sendProducts, booking, sendBooking, bookedIds, report, sendReport } = list
  const { failure, total } = products.context
  const { formatCount, t } = useLocale()
  const messages = useMessages(browsingMessages)
  if (products.matches('failed') && failure !== null) {
    return (
      <ErrorView
        acts={errorActions}
        failure={failure}
        onRetry={() => sendProducts({ type: 'productList.retry' })}
        reason={failureMessage(failure)}
      />
    )
  }
  const shown = (
    <>
      {products.matches('loading') && (
        <Skeleton count={8} label={messages.loadingProducts} of="cards" />
      )}
      {products.matches('empty') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'home' })} variant="accent">
              {messages.seeElse}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={emptySentence ?? t(message('noProductsInCategory'))}
        />
      )}
      {products.hasTag('shown') && <ProductList {...list} />}
    </>
  )
  return (
    <Page>
      {trail}
      <PageHeader
        lead={
          lead ??
          (products.hasTag('shown') && total !== null
            ? messages.things(total, formatCount(total))
            : undefined)
        }
        takesFocus={products.matches('loading')}
        title={title}
      />
      {links}
      {renderFiltered === undefined ? shown : renderFiltered(shown)}
      <VisuallyHidden>
        <span role="status">
          {(booking.matches('identifying') || report.matches('identifying')) &&
            messages.identifying}
        </span>
      </VisuallyHidden>
      <BookingView bookedIds={bookedIds} send={sendBooking} state={booking} />
      <ReportDialog send={sendReport} state={report} />
    </Page>
  )
}
