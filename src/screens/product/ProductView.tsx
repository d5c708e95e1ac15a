import { failureMessage } from '../../domain/failure.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { BookingView } from '../booking/BookingView.tsx'
import { CategoryTrail } from '../category/CategoryTrail.tsx'
import { ErrorView } from '../error/ErrorView.tsx'
import { pathOf } from '../paths.ts'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { AlikeProducts } from './AlikeProducts.tsx'
import { ForSale } from './ForSale.tsx'
import { NotForSale } from './NotForSale.tsx'
import type { ProductViewProps } from './product-state.ts'
import { PictureArea } from './PictureArea.tsx'
import { after, layout } from './ProductView.css.ts'

/**
 * The page of a product: its facts, price and seller, how buying works, and the one next step (rules B1, B2 and B9).
 * The page of a sold or removed product says so and offers similar products. The page loads before it is shown, so a
 * failed load is a routing error (rule N5), as is a product that never existed.
 */
export function ProductView(props: ProductViewProps) {
  const { state, send, booking, sendBooking, bookedIds, report, sendReport, errorActions } = props
  const { page, failure } = state.context
  const messages = useMessages(productPageMessages)
  const { category, identifying } = useMessages(browsingMessages)
  if ((state.matches('missing') || state.matches('failed')) && failure !== null) {
    return (
      <ErrorView
        acts={errorActions}
        failure={failure}
        onRetry={() => send({ type: 'product.retry' })}
        reason={failureMessage(failure)}
      />
    )
  }
  if (page === null) {
    return (
      <Page>
        <div className={layout}>
          <PictureArea>
            <Skeleton count={1} label={messages.loading} of="picture" />
          </PictureArea>
        </div>
      </Page>
    )
  }
  const categoryLink = props.categoryPath.at(-1) ?? {
    href: pathOf({ screen: 'category', categoryId: page.product.categoryId }),
    text: category,
  }
  return (
    <Page>
      <CategoryTrail path={[...props.categoryPath.slice(0, -1), categoryLink]} />
      <div className={layout} key={page.availability} ref={restoreFocus} tabIndex={-1}>
        {page.availability === 'forSale' ? (
          <ForSale {...props} page={page} />
        ) : (
          <NotForSale category={categoryLink} page={page} />
        )}
        <div className={after}>
          <AlikeProducts products={page.alike} />
          {props.recentlySeen}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {(booking.matches('identifying') || report.matches('identifying')) && identifying}
        </span>
      </VisuallyHidden>
      <BookingView bookedIds={bookedIds} send={sendBooking} state={booking} />
      <ReportDialog send={sendReport} state={report} />
    </Page>
  )
}
