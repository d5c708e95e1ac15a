import type { ReactNode } from 'react'
import { type Product, sellerOf } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { conditionWords, productWords } from '../../words/product.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { capitalised } from '../table/columns.css.ts'
import {
  aside,
  card,
  facts,
  more,
  place,
  seller as sellerStyle,
  summary,
  wanted,
} from './ProductCard.css.ts'

type ProductCardProps = {
  product: Product
  onBuy: () => void
  /** Buy now was pressed before the session identified the viewer. */
  isBuying?: boolean
  /** The link that reports the product. */
  report: ReactNode
  /** The product to which the user returns after signing in. */
  isWanted?: boolean
  /** One of the first cards on the screen: its picture loads eagerly. */
  isFirst?: boolean
}

/** A product (rule B1). The main facts are visible; the others are in a disclosure. */
export function ProductCard({
  product,
  onBuy,
  isBuying = false,
  report,
  isWanted = false,
  isFirst = false,
}: ProductCardProps) {
  const { productName, askingPrice, retailPrice, productCondition, purchaseYear } = product
  const seller = sellerOf(product)
  const words = useWords(productWords)
  const tongue = useTongue()
  const saved = retailPrice - askingPrice
  return (
    <article className={isWanted ? wanted : card}>
      <Picture
        alt=""
        eager={isFirst}
        sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 33vw, 50vw"
        sources={product.imageSources}
        src={product.image}
      />
      <Heading level={2} size="subtitle">
        {productName}
      </Heading>
      <Price
        amountText={tongue.money(askingPrice)}
        savingText={saved > 0 ? words.youSave(tongue.money(saved)) : undefined}
        size="large"
        wasText={saved > 0 ? tongue.money(retailPrice) : undefined}
      />
      <Definition
        items={[
          {
            label: words.condition,
            value: <span className={capitalised}>{conditionWords(tongue, productCondition)}</span>,
          },
          { label: words.bought, value: String(purchaseYear) },
          // With a saving, the retail price is already shown struck through beside the asking price.
          ...(saved > 0 ? [] : [{ label: words.retailPrice, value: tongue.money(retailPrice) }]),
        ]}
        look="line"
      />
      <Text as="div" size="small" tone="quiet">
        <div className={sellerStyle}>
          <span className={place}>{seller.email}</span>
          {seller.isVerified && (
            <Badge explanation={words.verifiedMeans} icon="check" look="bare" tone="positive">
              {words.verified}
            </Badge>
          )}
        </div>
      </Text>
      <details className={more}>
        <summary className={summary}>{words.details}</summary>
        <div className={facts}>
          {product.description !== '' && <Text size="small">{product.description}</Text>}
          <Definition
            items={[
              { label: words.contact, value: product.contact },
              { label: words.location, value: product.location },
            ]}
          />
        </div>
      </details>
      {isWanted && (
        <Text size="small" tone="held">
          {words.lookedAt}
        </Text>
      )}
      <Button busy={isBuying} fill onClick={onBuy} takesFocus={isWanted} variant="accent">
        {words.buyNow}
      </Button>
      <div className={aside}>{report}</div>
    </article>
  )
}
