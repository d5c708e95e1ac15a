import type { Protection } from '../../domain/payment.ts'
import { bookingMessages, protectionMessages } from '../../messages/booking.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'

type HowBuyingWorksProps = {
  /** US dollars. */
  price: number
  /** Undefined where the server does not hold the payment. */
  protection: Protection | undefined
}

/** The steps after Buy now, and where the money is until the buyer has the item. */
export function HowBuyingWorks({ price, protection }: HowBuyingWorksProps) {
  const { buying, aboutProtection } = useMessages(productPageMessages)
  const { costsNothing } = useMessages(bookingMessages)
  const { notHeld, holdTerms } = useMessages(protectionMessages)
  const { formatMoney } = useLocale()
  return (
    <Stack as="section" gap="small" label={buying}>
      <Heading level={2} size="subtitle">
        {buying}
      </Heading>
      <Text>{costsNothing(formatMoney(price))}</Text>
      <Text>{protection === undefined ? notHeld : holdTerms(protection)}</Text>
      {protection !== undefined && (
        <Text>
          <Link href={pathOf({ screen: 'help', page: 'protection' })}>{aboutProtection}</Link>
        </Text>
      )}
    </Stack>
  )
}
