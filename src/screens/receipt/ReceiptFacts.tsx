import type { Order } from '../../domain/booking.ts'
import { keptAmount } from '../../domain/order-progress.ts'
import type { User } from '../../domain/user.ts'
import { receiptMessages } from '../../messages/receipt.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { item, itemName, itemPicture, longText, total } from './ReceiptView.css.ts'

/** The item, buyer, seller, price, refund and time of the purchase. A plain server knows neither time nor transaction. */
export function ReceiptFacts({ order, buyer }: { order: Order; buyer: User }) {
  const messages = useMessages(receiptMessages)
  const { date, formatMoney } = useLocale()
  const { payment, meeting, progress } = order
  const refunded = progress?.refunded ?? 0
  return (
    <Stack gap="medium">
      <div className={item}>
        <div className={itemPicture}>
          <Picture alt="" eager ratio="square" sizes="6rem" src={order.image} />
        </div>
        <div className={itemName}>
          <Text weight="bold">{order.productName}</Text>
        </div>
      </div>
      <Definition
        items={[
          { label: messages.buyer, value: `${buyer.name}, ${buyer.email}` },
          {
            label: messages.seller,
            value: [order.sellerName, order.sellerEmail].filter(Boolean).join(', '),
          },
          ...(meeting === undefined ? [] : [{ label: messages.place, value: meeting.location }]),
          ...(payment === undefined
            ? []
            : [
                {
                  label: messages.paidAt,
                  value: (
                    <time dateTime={payment.paidAt}>
                      {date(new Date(payment.paidAt), { dateStyle: 'long', timeStyle: 'short' })}
                    </time>
                  ),
                },
              ]),
          {
            label: messages.paidBy,
            value:
              payment?.card === undefined
                ? messages.card
                : `${payment.card.brand} •••• ${payment.card.last4}`,
          },
          {
            label: messages.total,
            value: <strong className={total}>{formatMoney(order.price)}</strong>,
          },
          ...(refunded === 0
            ? []
            : [
                { label: messages.refunded, value: `−${formatMoney(refunded)}` },
                { label: messages.kept, value: formatMoney(keptAmount(order)) },
              ]),
          { label: messages.booking, value: <span className={longText}>{order._id}</span> },
          ...(payment === undefined
            ? []
            : [
                {
                  label: messages.transaction,
                  value: <span className={longText}>{payment.transactionId}</span>,
                },
              ]),
        ]}
      />
      <Text size="small" tone="quiet">
        {messages.charged}{' '}
        <Link href={pathOf({ screen: 'help', page: 'returns' })}>{messages.returns}</Link>
      </Text>
    </Stack>
  )
}
