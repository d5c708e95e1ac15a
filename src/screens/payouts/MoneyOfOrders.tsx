import type { SellerOrder } from '../../domain/seller-money.ts'
import { waitMessages, waitSentence } from '../../messages/order.ts'
import { payoutsMessages } from '../../messages/payouts.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { orderFacts, orderRow, orderRows } from './PayoutsView.css.ts'

/** Where the money of each of the seller's orders is, in words. */
export function MoneyOfOrders({ orders }: { orders: readonly SellerOrder[] }) {
  const { orders: words } = useMessages(payoutsMessages)
  const waits = useMessages(waitMessages)
  const { date, formatMoney } = useLocale()
  return (
    <Stack as="section" label={words.title}>
      <Heading level={2}>{words.title}</Heading>
      {orders.length === 0 && <Text tone="quiet">{words.none}</Text>}
      {orders.length > 0 && (
        <ul className={orderRows}>
          {orders.map((order) => (
            <li className={orderRow} key={order._id}>
              <Link href={pathOf({ screen: 'order', orderId: order._id })}>
                {order.product.name}
              </Link>
              <Text as="span" figures weight="bold">
                {formatMoney(order.price)}
              </Text>
              <div className={orderFacts}>
                <Text size="small">
                  {waitSentence(waits, waitOf(order), 'seller') ??
                    textNamed<string>(words.positions, order.position) ??
                    words.unknown}
                </Text>
                {isPart(order) && (
                  <Text size="small">{words.partSent(formatMoney(order.money.released))}</Text>
                )}
                <Text as="time" dateTime={order.paidAt} size="fine" tone="quiet">
                  {words.paidAt(date(new Date(order.paidAt), { dateStyle: 'medium' }))}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** Only a part of the price was sent, which the sentence about its place does not say. */
const isPart = ({ price, money }: SellerOrder) => money.released > 0 && money.released < price

const waitOf = ({ state, position, money: { waitsFor } }: SellerOrder) => ({
  state,
  position,
  waitsFor,
})
