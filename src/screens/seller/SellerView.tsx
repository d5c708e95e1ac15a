import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { sellerMachine } from '../../../machines/seller.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { isUnreadable } from '../../domain/listed.ts'
import type { SellerPage } from '../../domain/seller-page.ts'
import { reviewMessages } from '../../messages/review.ts'
import { sellerMessages } from '../../messages/seller.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { takeFocus } from '../../ui/focus/take-focus.ts'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { ErrorView } from '../error/ErrorView.tsx'
import { UnreadableItem } from '../error/UnreadableItem.tsx'
import type { ErrorActions } from '../error/useErrorActions.ts'
import { pathOf } from '../paths.ts'
import { MoreProducts } from '../product/MoreProducts.tsx'
import { ProductTile } from '../product/ProductTile.tsx'
import { type ReportOf, ReviewWords } from '../review/ReviewWords.tsx'
import { SellerNumbers } from '../review/SellerNumbers.tsx'
import { VerifiedBadge } from '../product/VerifiedBadge.tsx'

type SellerViewProps = {
  state: SnapshotFrom<typeof sellerMachine>
  send: (event: EventFrom<typeof sellerMachine>) => void
  errorActions: ErrorActions
  /** The button that follows the seller. */
  follow?: ReactNode
  reportOf?: ReportOf | undefined
  /** An admin's button that removes the seller. */
  removal?: ReactNode
}

/** The public page of a seller: the name, the month of joining, the products for sale, and the number of sales. */
export function SellerView({
  state,
  send,
  errorActions,
  follow,
  removal,
  reportOf,
}: SellerViewProps) {
  const { page, failure } = state.context
  const messages = useMessages(sellerMessages)
  if ((state.matches('missing') || state.matches('failed')) && failure !== null) {
    return (
      <ErrorView
        acts={errorActions}
        failure={failure}
        onRetry={() => send({ type: 'seller.retry' })}
        reason={failureMessage(failure)}
      />
    )
  }
  return (
    <Page>
      <Breadcrumb
        items={[{ href: pathOf({ screen: 'home' }), text: messages.home }]}
        label={messages.breadcrumb}
      />
      {page === null ? (
        <Skeleton count={4} label={messages.loading} of="picture" />
      ) : (
        <div ref={restoreFocus} tabIndex={-1}>
          <Stack gap="large">
            <Stack align="start" gap="small">
              <SellerHead seller={page.seller} />
              {follow}
              {removal}
            </Stack>
            <Offered page={page} send={send} state={state} />
            <NewestReviews page={page} reportOf={reportOf} />
          </Stack>
        </div>
      )}
    </Page>
  )
}

function SellerHead({ seller }: Pick<SellerPage, 'seller'>) {
  const messages = useMessages(sellerMessages)
  return (
    <Stack gap="tiny">
      <Heading level={1}>{seller.name}</Heading>
      {seller.isVerified && <VerifiedBadge label={messages.verifiedOf(seller.name)} />}
      <SellerNumbers seller={seller} />
    </Stack>
  )
}

/** The reviews that the page has beside its products. */
const AT_ONCE = 3

/** The newest reviews of the seller, with the way to all of them; nothing where there is none. */
function NewestReviews({
  page: { seller, reviews },
  reportOf,
}: Pick<SellerViewProps, 'reportOf'> & { page: SellerPage }) {
  const messages = useMessages(reviewMessages)
  const { formatCount } = useLocale()
  if (reviews === undefined || reviews.length === 0) return null
  const count = formatCount(reviews.length)
  const isAll = (seller.rating?.count ?? 0) <= reviews.length
  return (
    <Stack as="section" label={messages.newest}>
      <Heading level={2} size="subtitle">
        {messages.newest}
      </Heading>
      <Reviews name={seller.name} reportOf={reportOf} reviews={reviews.slice(0, AT_ONCE)} />
      {reviews.length > AT_ONCE && (
        <div>
          <Sheet
            look="button"
            label={isAll ? messages.showAll(count) : messages.showNewest(count)}
            of={seller.name}
            title={messages.of(seller.name)}
          >
            <Stack>
              <Reviews name={seller.name} reportOf={reportOf} reviews={reviews} />
            </Stack>
          </Sheet>
        </div>
      )}
    </Stack>
  )
}

type ReviewsProps = Pick<SellerViewProps, 'reportOf'> & {
  name: string
  reviews: NonNullable<SellerPage['reviews']>
}

function Reviews({ name, reviews, reportOf }: ReviewsProps) {
  const messages = useMessages(reviewMessages)
  return reviews.map((review) => {
    const title = messages.writtenBy(review.author || messages.formerUser, review.productName)
    return (
      <ReviewWords
        answeredBy={name}
        key={review._id}
        // The buyer of an order reviews its seller.
        report={reportOf?.({ orderId: review._id, by: 'buyer', title })}
        review={review}
        title={title}
      />
    )
  })
}

type OfferedProps = Pick<SellerViewProps, 'state' | 'send'> & { page: SellerPage }

function Offered({ page: { products, forSale, next }, state, send }: OfferedProps) {
  const { before, failure } = state.context
  const messages = useMessages(sellerMessages)
  const { formatCount } = useLocale()
  const title = messages.forSale(forSale === 1, formatCount(forSale))
  if (products.length === 0) return <Text tone="quiet">{messages.nothing}</Text>
  return (
    <Stack as="section" gap="small" label={title}>
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      <Grid as="ul">
        {products.map((product, index) => {
          const isFirstOfMore = before > 0 && index === before
          return (
            <li
              key={product._id}
              // After loading more, the focus moves to the first new product.
              ref={isFirstOfMore ? takeFocus : null}
              tabIndex={isFirstOfMore ? -1 : undefined}
            >
              {isUnreadable(product) ? <UnreadableItem /> : <ProductTile product={product} />}
            </li>
          )
        })}
      </Grid>
      <MoreProducts
        before={before}
        count={products.length}
        failure={state.matches({ shown: 'interrupted' }) ? failure : null}
        isBusy={state.hasTag('busy')}
        isLast={next === undefined}
        onMore={() => send({ type: 'seller.loadMore' })}
        total={forSale}
      />
    </Stack>
  )
}
