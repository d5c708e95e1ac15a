import { moneySums } from '../../domain/seller-money.ts'
import { payoutsMessages } from '../../messages/payouts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { pathOf } from '../paths.ts'
import { MoneyOfOrders } from './MoneyOfOrders.tsx'
import { PayoutAccountSection } from './PayoutAccountSection.tsx'
import type { PayoutsState, SendPayouts } from './payouts-state.ts'

type PayoutsViewProps = { state: PayoutsState; send: SendPayouts }

/** A seller's money: the sums held, due and sent, the payout account, and the money of each order. */
export function PayoutsView({ state, send }: PayoutsViewProps) {
  const { failure, money } = state.context
  const messages = useMessages(payoutsMessages)
  const { formatMoney } = useLocale()
  const sums = moneySums(money?.orders ?? [])
  return (
    <Page width="text">
      <PageHeader
        lead={messages.lead}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      {state.matches('loading') && <Skeleton count={4} label={messages.loading} of="list" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'payouts.retry' })} />
      )}
      {state.matches('absent') && (
        <EmptyState
          action={
            <ButtonLink href={pathOf({ screen: 'dashboard' })} variant="accent">
              {messages.toDashboard}
            </ButtonLink>
          }
          drawing={<EmptyShelf />}
          sentence={messages.absent}
        />
      )}
      {money !== null && (
        <Stack gap="huge">
          <Definition
            items={[
              { label: messages.sums.held, value: formatMoney(sums.held) },
              ...(sums.waiting > 0
                ? [{ label: messages.sums.waiting, value: formatMoney(sums.waiting) }]
                : []),
              { label: messages.sums.due, value: formatMoney(sums.due) },
              { label: messages.sums.sent, value: formatMoney(sums.sent) },
            ]}
          />
          <PayoutAccountSection money={money} send={send} state={state} />
          <MoneyOfOrders orders={money.orders} />
        </Stack>
      )}
    </Page>
  )
}
