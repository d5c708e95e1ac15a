import type { PaidOrder } from '../../domain/order.ts'
import { waitMessages, waitSentence, orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { MeetingFacts } from '../meeting/MeetingFacts.tsx'
import { pathOf } from '../paths.ts'
import { item, itemName, picture } from './OrderView.css.ts'

type OrderProps = { order: PaidOrder }

/** Where the money is, in words and in amounts. */
export function OrderMoney({ order: { money, position, role, state } }: OrderProps) {
  const messages = useMessages(orderMessages)
  const waits = useMessages(waitMessages)
  const { formatMoney } = useLocale()
  const amounts = (['held', 'inFlight', 'atBank', 'released', 'refunded'] as const).filter(
    (place) => money[place] > 0,
  )
  return (
    <Stack as="section" gap="small" label={messages.money}>
      <Heading level={2}>{messages.money}</Heading>
      <div role="status">
        <Text>
          {waitSentence(waits, { state, position, waitsFor: money.waitsFor }, role) ??
            textNamed(messages.positions, position)?.[role] ??
            messages.unknownPosition}
        </Text>
      </div>
      {role === 'seller' && money.waitsFor === 'payoutAccount' && (
        <div>
          <ButtonLink href={pathOf({ screen: 'payouts' })} size="small">
            {messages.toPayoutAccount}
          </ButtonLink>
        </div>
      )}
      <Definition
        items={amounts.map((place) => ({
          label: messages.amounts[place][role],
          value: formatMoney(money[place]),
        }))}
      />
    </Stack>
  )
}

/** The item of the order, its price, the time of the payment, and the way to the buyer's receipt. */
export function OrderItem({ order: { product, price, paidAt, bookingId } }: OrderProps) {
  const messages = useMessages(orderMessages)
  const { date, formatMoney } = useLocale()
  return (
    <Stack as="section" gap="small" label={messages.item}>
      <Heading level={2}>{messages.item}</Heading>
      <div className={item}>
        <div className={picture}>
          <Picture alt="" eager sizes="7rem" sources={product.imageSources} src={product.image} />
        </div>
        <div className={itemName}>
          <Text weight="bold">{product.name}</Text>
        </div>
      </div>
      <Definition
        items={[
          { label: messages.price, value: formatMoney(price) },
          {
            label: messages.paid,
            value: (
              <time dateTime={paidAt}>
                {date(new Date(paidAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            ),
          },
        ]}
      />
      {bookingId !== undefined && (
        <div>
          <ButtonLink href={pathOf({ screen: 'receipt', bookingId })} size="small">
            {messages.receipt}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

const named = ({ name, email }: PaidOrder['seller' | 'buyer']) =>
  [name, email].filter((words) => words !== '').join(', ')

/** The buyer and the seller, and how they reach each other. */
export function OrderPeople({ order: { buyer, seller, product, role, meeting } }: OrderProps) {
  const messages = useMessages(orderMessages)
  const isBuyer = role === 'buyer'
  return (
    <Stack as="section" gap="small" label={messages.people.title}>
      <Heading level={2}>{messages.people.title}</Heading>
      <Definition
        items={[
          { label: messages.people.buyer, value: named(buyer) },
          { label: messages.people.seller, value: named(seller) },
        ]}
      />
      <MeetingFacts
        isOwn={isBuyer}
        look="rows"
        meeting={meeting}
        sellerPhone={isBuyer && seller.contact !== '' ? seller.contact : undefined}
      />
      {buyer._id !== undefined && role !== 'admin' && (
        <div>
          <ButtonLink
            href={pathOf({
              screen: 'messages',
              item: product._id,
              ...(!isBuyer && { buyer: buyer._id }),
            })}
            size="small"
          >
            {isBuyer ? messages.people.writeToSeller : messages.people.writeToBuyer}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
