import { moneySums, waitsForAccount } from '../../domain/seller-money.ts'
import { payoutsMessages } from '../../messages/payouts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import type { PayoutsState } from '../payouts/payouts-state.ts'
import { below, tile } from './DashboardView.css.ts'

/** A seller's way to Money, where the server has payouts; first the account, while money waits for it. */
export function SellerMoneyTile({ state }: { state: PayoutsState }) {
  const messages = useMessages(payoutsMessages)
  const { formatMoney } = useLocale()
  const { money } = state.context
  if (money === null) return null
  const href = pathOf({ screen: 'payouts' })
  const { held, due, waiting, sent } = moneySums(money.orders)
  return (
    <div className={below}>
      <Stack gap="large">
        <Link href={href} tone="block">
          <div className={tile}>
            <Heading level={2}>{messages.title}</Heading>
            <Text tone="quiet">
              {messages.summary({
                held: formatMoney(held),
                due: formatMoney(due),
                waiting: waiting > 0 ? formatMoney(waiting) : null,
                sent: formatMoney(sent),
              })}
            </Text>
          </div>
        </Link>
        {waitsForAccount(money) && (
          <Callout title={messages.waiting} tone="held">
            <ButtonLink href={href} variant="accent">
              {messages.account.setUp.none}
            </ButtonLink>
          </Callout>
        )}
      </Stack>
    </div>
  )
}
