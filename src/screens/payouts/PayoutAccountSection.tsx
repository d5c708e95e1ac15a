import { canSetUp, type SellerMoney, waitsForAccount } from '../../domain/seller-money.ts'
import { failureMessage } from '../../domain/failure.ts'
import { payoutsMessages } from '../../messages/payouts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Reference } from '../error/Reference.tsx'
import type { PayoutsState, SendPayouts } from './payouts-state.ts'
import { missingDetails } from './PayoutsView.css.ts'

type PayoutAccountSectionProps = { money: SellerMoney; state: PayoutsState; send: SendPayouts }

/** The seller's account at the card provider: its status, what is missing, and the way to the provider's page. */
export function PayoutAccountSection({ money, state, send }: PayoutAccountSectionProps) {
  const { account: words, waiting } = useMessages(payoutsMessages)
  const { t } = useLocale()
  const { failure } = state.context
  const { status, missing } = money.account
  const names: Partial<Record<string, string>> = words.details
  // Details without a name of their own are one line.
  const details = new Set(missing.map((detail) => names[detail] ?? words.details.other))
  const isOpen = canSetUp(money.account)
  return (
    <Stack as="section" label={words.title}>
      <Heading level={2}>{words.title}</Heading>
      {waitsForAccount(money) && <Callout title={waiting} tone="held" />}
      <div ref={isOpen ? null : restoreFocus} tabIndex={-1}>
        <Badge tone={status === 'active' ? 'positive' : 'held'}>{words.statuses[status]}</Badge>
      </div>
      <Text>{status === 'pending' && isOpen ? words.unfinished : words.sentences[status]}</Text>
      {isOpen && details.size > 0 && (
        <>
          <Text>{words.missing}</Text>
          <ul className={missingDetails}>
            {[...details].map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </>
      )}
      {failure !== null && (
        <Callout role="alert" title={t(failureMessage(failure))} tone="danger">
          <Reference failure={failure} />
        </Callout>
      )}
      {isOpen && (
        <Cluster>
          <Button
            busy={state.matches('opening')}
            onClick={() => send({ type: 'payouts.setUp' })}
            variant="accent"
          >
            {status === 'none' ? words.setUp.none : words.setUp.begun}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
