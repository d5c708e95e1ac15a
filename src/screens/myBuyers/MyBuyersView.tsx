import type { ReactNode } from 'react'
import { message } from '../../domain/message.ts'
import { buyerOf, type Sale } from '../../domain/sale.ts'
import { pathOf } from '../paths.ts'
import { EmptyOrders } from '../../ui/artwork/EmptyOrders.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Locale } from '../../messages/locale.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import { MeetingFacts } from '../meeting/MeetingFacts.tsx'
import { MessageLink } from '../meeting/MessageLink.tsx'
import {
  emailColumn,
  emailText,
  moneyColumn,
  pictureColumn,
  sortedColumn,
} from '../table/columns.tsx'
import { ProgressBadge, ProgressStep } from '../table/OrderProgress.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

const nameOf = (sale: Sale) => buyerOf(sale)?.name ?? ''
const emailOf = (sale: Sale) => buyerOf(sale)?.email ?? ''

const orUnknown = (
  locale: Locale,
  words: string,
  shown: (words: string) => ReactNode = () => words,
) =>
  words === '' ? (
    <Text as="span" tone="quiet">
      {locale.messagesFor(listsMessages).buyers.unknown}
    </Text>
  ) : (
    shown(words)
  )

/** The time since the sale; the exact time is shown on hover. */
const sinceThen = (locale: Locale, sold: Date) => (
  <div>
    <Text
      as="time"
      dateTime={sold.toISOString()}
      size="fine"
      title={locale.date(sold, { dateStyle: 'long', timeStyle: 'short' })}
      tone="quiet"
    >
      {locale.formatRelativeTime(sold)}
    </Text>
  </div>
)

/** Rules L9 and L10. */
const columnsIn = (locale: Locale): readonly RowsColumn<Sale>[] => [
  pictureColumn(locale, (sale) => sale),
  sortedColumn(locale, 'name', ({ productName }) => productName, {
    kind: 'title',
    render: ({ _id, productName, soldAt, meeting, orderId, progress, buyer }) => (
      <>
        {productName}
        {soldAt !== undefined && sinceThen(locale, new Date(soldAt))}
        {progress !== undefined && (
          <>
            <div>
              <ProgressBadge progress={progress} />
            </div>
            <ProgressStep progress={progress} viewer="seller" />
          </>
        )}
        <MeetingFacts meeting={meeting} />
        <Cluster>
          {orderId !== undefined && (
            <ButtonLink href={pathOf({ screen: 'order', orderId })} size="small">
              {`${locale.messagesFor(listsMessages).buyers.order} `}
              <VisuallyHidden>{productName}</VisuallyHidden>
            </ButtonLink>
          )}
          {buyer?._id !== undefined && (
            <MessageLink buyerId={buyer._id} item={_id} name={buyer.name} />
          )}
        </Cluster>
      </>
    ),
  }),
  moneyColumn(locale, 'price', ({ price }) => price),
  sortedColumn(locale, 'buyerName', nameOf, { render: (sale) => orUnknown(locale, nameOf(sale)) }),
  emailColumn(locale, 'buyerEmail', emailOf, {
    render: (sale) => orUnknown(locale, emailOf(sale), emailText),
  }),
]

/** My Buyers (rules L9 and L10). */
export function MyBuyersView(props: CollectionViewProps<Sale>) {
  const locale = useLocale()
  const messages = useMessages(listsMessages).buyers
  return (
    <CollectionPage
      {...props}
      columns={columnsIn(locale)}
      empty={
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'myProducts' })} variant="accent">
              {messages.seeProducts}
            </ButtonLink>
          }
          drawing={<EmptyOrders />}
          sentence={locale.t(message('noBuyersYet'))}
        />
      }
      rowKey={({ _id }) => _id}
      texts={messages}
    />
  )
}
