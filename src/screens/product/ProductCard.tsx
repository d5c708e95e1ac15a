import type { ReactNode } from 'react'
import { formatMoney } from '../../domain/money.ts'
import { type Product, sellerOf } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
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
  /** What is wrong with it is said here. */
  report: ReactNode
  /** The one that somebody came back to after signing in. */
  isWanted?: boolean
  /** Among the first on the screen: its picture is loaded at once. */
  isFirst?: boolean
}

/** A product (rule B1). What everybody asks is seen at once, the rest one tap away. */
export function ProductCard({
  product,
  onBuy,
  report,
  isWanted = false,
  isFirst = false,
}: ProductCardProps) {
  const { productName, askingPrice, retailPrice, productCondition, purchaseYear } = product
  const seller = sellerOf(product)
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
        amountText={formatMoney(askingPrice)}
        savingText={saved > 0 ? `You save ${formatMoney(saved)}` : undefined}
        size="large"
        wasText={saved > 0 ? formatMoney(retailPrice) : undefined}
      />
      <Definition
        items={[
          { label: 'Condition', value: productCondition },
          { label: 'Bought', value: String(purchaseYear) },
          // Where it is struck beside the asking price, it is there already.
          ...(saved > 0 ? [] : [{ label: 'Retail price', value: formatMoney(retailPrice) }]),
        ]}
        look="line"
      />
      <Text as="div" size="small" tone="quiet">
        <div className={sellerStyle}>
          <span className={place}>{seller.email}</span>
          {seller.isVerified && (
            <Badge
              explanation="We have checked who this seller is."
              icon="check"
              look="bare"
              tone="positive"
            >
              Verified
            </Badge>
          )}
        </div>
      </Text>
      <details className={more}>
        <summary className={summary}>Details and contact</summary>
        <div className={facts}>
          {product.description !== '' && <Text size="small">{product.description}</Text>}
          <Definition
            items={[
              { label: 'Contact', value: product.contact },
              { label: 'Location', value: product.location },
            ]}
          />
        </div>
      </details>
      {isWanted && (
        <Text size="small" tone="held">
          You were looking at this one.
        </Text>
      )}
      <Button fill onClick={onBuy} takesFocus={isWanted} variant="accent">
        Buy now
      </Button>
      <div className={aside}>{report}</div>
    </article>
  )
}
