import type { Offer } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { itemFacts, offeredItem, thumbnail } from './OffersView.css.ts'

type ItemSummaryProps = {
  product: Offer['product']
  /** The asking price in US dollars, where it matters. */
  asking?: number
}

/** The item of an offer or a conversation: a picture, the name as a link to the page, and the asking price. */
export function ItemSummary({ product, asking }: ItemSummaryProps) {
  const messages = useMessages(offersMessages)
  const { formatMoney } = useLocale()
  return (
    <div className={offeredItem}>
      <div className={thumbnail}>
        <Picture alt="" sizes="5rem" sources={product.imageSources} src={product.image} />
      </div>
      <div className={itemFacts}>
        <Heading level={2} size="subtitle">
          <Link href={pathOf({ screen: 'product', productId: product._id })}>{product.name}</Link>
        </Heading>
        {asking !== undefined && (
          <Text figures size="small" tone="quiet">
            {messages.asking(formatMoney(asking))}
          </Text>
        )}
      </div>
    </div>
  )
}
