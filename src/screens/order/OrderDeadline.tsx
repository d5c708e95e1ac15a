import type { PaidOrder } from '../../domain/order.ts'
import { orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Text } from '../../ui/Text/Text.tsx'

/** The deadline, and its result if nobody acts, as the reader sees it. A row of a list has no `money`. */
export function OrderDeadline({
  order: { deadline, money, now },
  readerRole,
}: {
  order: Pick<PaidOrder, 'deadline' | 'now'> & Partial<Pick<PaidOrder, 'money'>>
  readerRole: PaidOrder['role']
}) {
  const messages = useMessages(orderMessages)
  const { date, formatRelativeTime } = useLocale()
  if (deadline === null) return null
  const due = new Date(deadline.at)
  const result =
    (money !== undefined && money.released > 0
      ? textNamed(messages.paidDeadlines, deadline.event)
      : undefined) ?? textNamed(messages.deadlines, deadline.event)
  return (
    <Text tone="quiet">
      <time dateTime={deadline.at}>
        {messages.until(
          date(due, { dateStyle: 'long', timeStyle: 'short' }),
          formatRelativeTime(due, now),
        )}
      </time>{' '}
      {result?.[readerRole]}
    </Text>
  )
}
