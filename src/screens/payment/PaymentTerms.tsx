import type { CardProvider, Protection } from '../../domain/payment.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { formatUntil } from '../../messages/locale.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { protectionMessages } from '../../messages/booking.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { held } from './PaymentView.css.ts'

type PaymentTermsProps = {
  /** US dollars. */
  price: number
  /** Until when the item is held for the buyer, as ISO 8601; null where the server does not say. */
  heldUntil: string | null
  /** Undefined where the server does not hold the payment. */
  protection: Protection | undefined
  cardProvider: CardProvider
}

/** The terms of the payment: the hold, the one charge, the protection, the refund, and who sees the card number. */
export function PaymentTerms({ price, heldUntil, protection, cardProvider }: PaymentTermsProps) {
  const { terms, chargedOnce } = useMessages(paymentMessages)
  const { notHeld, holdTerms } = useMessages(protectionMessages)
  const { date, formatMoney } = useLocale()
  return (
    <Stack gap="small">
      {[
        chargedOnce(formatMoney(price)),
        protection === undefined ? notHeld : holdTerms(protection),
        cardProvider === 'standIn' ? terms.handledElsewhere : terms.handledBy(cardProvider),
      ].map((sentence) => (
        <Text key={sentence} size="small" tone="quiet">
          {sentence}
        </Text>
      ))}
      {/* Last: it arrives with the payment intent, and nothing may move. */}
      {heldUntil !== null && (
        <Text as="div" size="small" weight="medium">
          <span className={held}>
            <Icon name="clock" />
            {terms.heldUntil(formatUntil(new Date(heldUntil), { date }))}
          </span>
        </Text>
      )}
    </Stack>
  )
}
