import { type Failure, reasonOf } from '../../domain/failure.ts'
import { message } from '../../domain/message.ts'
import type { PaidOrder } from '../../domain/order.ts'
import { orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Reference } from '../error/Reference.tsx'
import { OrderDeadline } from './OrderDeadline.tsx'

/** The reason why the event was not sent. The user's input stays in the dialog. */
export function OrderActProblem({ failure }: { failure: Failure | null }) {
  const { t } = useLocale()
  if (failure === null) return null
  const title = message('unexpectedTryAgain')
  const reason = reasonOf(failure)
  return (
    <Callout role="alert" title={t(title)} tone="danger">
      {reason !== null && t(reason) !== t(title) && t(reason)}
      <Reference failure={failure} />
    </Callout>
  )
}

/** The order does not take the event any more: its current state, the possible actions, and until when. */
export function OrderMovedOn({ order }: { order: PaidOrder }) {
  const messages = useMessages(orderMessages)
  const buttons = order.can.flatMap(({ event }) => {
    const words = textNamed(messages.acts, event)
    return words === undefined ? [] : [words.button]
  })
  return (
    <Callout role="alert" title={messages.refused} tone="held">
      <Stack gap="tiny">
        <Text>
          {textNamed(messages.states, order.state)?.[order.role] ?? messages.unknownState}
        </Text>
        <OrderDeadline order={order} readerRole={order.role} />
        {buttons.length > 0 && <Text>{messages.youCan(buttons.join(', '))}</Text>}
      </Stack>
    </Callout>
  )
}
