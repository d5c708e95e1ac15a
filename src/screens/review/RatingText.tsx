import type { Rating } from '../../domain/rating.ts'
import { sellerNumberMessages } from '../../messages/seller-numbers.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stars } from '../../ui/Stars/Stars.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/** The average of a user's reviews and how many there are. `isNew`: the user has not sold anything either. */
export function RatingText({ rating, isNew = false }: { rating: Rating; isNew?: boolean }) {
  const { count, average } = rating
  const messages = useMessages(sellerNumberMessages)
  const { formatCount, formatAverage } = useLocale()
  if (count === 0 || average === undefined) {
    return (
      <Text as="span" size="small" tone="quiet">
        {isNew ? messages.newSeller : messages.noReviews}
      </Text>
    )
  }
  const text = formatAverage(average)
  return (
    <Cluster gap="tiny">
      <Stars count={average} label={messages.outOf(text)} />
      <Text as="span" size="small">
        {messages.rated(text, count, formatCount(count))}
      </Text>
    </Cluster>
  )
}
