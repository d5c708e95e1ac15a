import type { SellerNumbers as Numbers } from '../../domain/rating.ts'
import { sellerNumberMessages } from '../../messages/seller-numbers.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { RatingText } from './RatingText.tsx'

/** The numbers by which a visitor judges a seller, as far as the server tells them. */
export function SellerNumbers({
  seller: { rating, sold, since, answersWithin },
}: {
  seller: Numbers
}) {
  const messages = useMessages(sellerNumberMessages)
  const { date, formatCount } = useLocale()
  const facts = [
    sold !== undefined && sold > 0 ? messages.sold(sold === 1, formatCount(sold)) : null,
    answersWithin === undefined ? null : answerText(messages, answersWithin),
    since === undefined
      ? null
      : // In UTC, as the server renders it.
        messages.memberSince(
          date(new Date(since), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        ),
  ].filter((fact) => fact !== null)
  return (
    <Stack gap="none">
      {rating !== undefined && <RatingText isNew={sold === 0} rating={rating} />}
      {facts.length > 0 && (
        <Cluster gap="small">
          {facts.map((fact) => (
            <Text as="span" key={fact} size="small" tone="quiet">
              {fact}
            </Text>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}

type Messages = Pick<(typeof sellerNumberMessages)['en'], 'answersInHours' | 'answersInDays'>

function answerText({ answersInHours, answersInDays }: Messages, hours: number): string {
  return hours < 24 ? answersInHours(hours) : answersInDays(Math.ceil(hours / 24))
}
