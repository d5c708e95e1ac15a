import { isToDecide, type OrderReview } from '../../domain/order-review.ts'
import type { Locale } from '../../messages/locale.ts'
import { orderMessages } from '../../messages/order.ts'
import { orderReviewsMessages } from '../../messages/orderReviews.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { OrderDeadline } from '../order/OrderDeadline.tsx'
import { pathOf } from '../paths.ts'
import { emailText, pictureColumn, sortedColumn } from '../table/columns.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

/** Returns the columns of the orders that wait for an admin. */
export function orderReviewColumns(locale: Locale): readonly RowsColumn<OrderReview>[] {
  const { columns, decide, open } = locale.messagesFor(orderReviewsMessages)
  return [
    pictureColumn(locale, ({ product }) => product),
    sortedColumn(locale, 'name', ({ product }) => product.name, {
      kind: 'title',
      render: ({ product, price }) => (
        <>
          {product.name}
          <Text figures size="fine" tone="quiet">
            {locale.formatMoney(price)}
          </Text>
        </>
      ),
    }),
    {
      key: 'buyer',
      header: columns.buyer,
      textOf: ({ buyer }) => `${buyer.name} ${buyer.email}`,
      render: ({ buyer }) => (
        <>
          {buyer.name}
          <div>{emailText(buyer.email)}</div>
        </>
      ),
    },
    {
      key: 'seller',
      header: columns.seller,
      kind: 'address',
      textOf: ({ seller }) => `${seller.name} ${seller.email}`,
      render: ({ seller }) => (
        <>
          {seller.name}
          <div>{emailText(seller.email)}</div>
        </>
      ),
    },
    {
      key: 'problem',
      header: columns.problem,
      kind: 'wide',
      textOf: (order) => Object.values(problemOf(locale, order)).join(' '),
      render: (order) => <Problem locale={locale} order={order} />,
    },
    {
      key: 'waits',
      header: columns.waits,
      sortBy: ({ review }) => review.since,
      render: (order) => <Waits locale={locale} order={order} />,
    },
    {
      key: 'order',
      header: columns.order,
      kind: 'actions',
      render: (order) => (
        <ButtonLink href={pathOf({ screen: 'order', orderId: order._id })} size="small">
          {`${isToDecide(order) ? decide : open} `}
          <VisuallyHidden>{order.product.name}</VisuallyHidden>
        </ButtonLink>
      ),
    },
  ]
}

type CellProps = { locale: Locale; order: OrderReview }

/** Returns why an order waits, what the buyer reported, and what the buyer wrote. */
function problemOf(locale: Locale, order: OrderReview) {
  const { problem, review } = order
  const { why, says, unknown } = locale.messagesFor(orderReviewsMessages)
  const { problems } = locale.messagesFor(orderMessages)
  const isUndecided = isToDecide(order)
  const reported = problem === null ? undefined : (textNamed(problems, problem) ?? problem)
  return {
    why: textNamed(why, review.why) ?? unknown,
    says: (isUndecided ? reported : undefined) ?? textNamed(says, review.why) ?? '',
    words: (isUndecided ? review.words : null) ?? '',
  }
}

function Problem({ locale, order }: CellProps) {
  const { why, says, words } = problemOf(locale, order)
  return (
    <Stack gap="tiny">
      <div>
        <Badge tone={isToDecide(order) ? 'held' : 'neutral'}>{why}</Badge>
      </div>
      {says}
      <Excerpt length={160} text={words} />
    </Stack>
  )
}

const DAY_MS = 86_400_000

/** Since when an order waits, until when, and what happens then. */
function Waits({ locale, order }: CellProps) {
  const { review } = order
  const since = new Date(review.since)
  return (
    <Stack gap="tiny">
      <Text
        as="time"
        dateTime={review.since}
        title={locale.date(since, { dateStyle: 'long', timeStyle: 'short' })}
      >
        {locale
          .messagesFor(orderReviewsMessages)
          .since(
            Math.floor((Date.parse(order.now ?? review.since) - since.getTime()) / DAY_MS),
            locale.date(since, { day: 'numeric', month: 'short' }),
          )}
      </Text>
      {isToDecide(order) && <OrderDeadline order={order} readerRole="admin" />}
    </Stack>
  )
}
