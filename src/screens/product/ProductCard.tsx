import type { ReactNode } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { type Product, sellerOf, sellerPageOf } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Popover } from '../../ui/Popover/Popover.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { conditionLabel, productMessages } from '../../messages/product.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { pathOf } from '../paths.ts'
import { capitalised } from '../table/RowsTable.css.ts'
import { SellerNumbers } from '../review/SellerNumbers.tsx'
import { SaveButton } from '../wishlist/SaveButton.tsx'
import { BookedMark } from './BookedMark.tsx'
import { OfferMark } from './OfferMark.tsx'
import { productDestination } from './product-destination.ts'
import {
  aside,
  card,
  facts,
  more,
  place,
  seller as sellerStyle,
  titleLink,
  wanted,
} from './ProductCard.css.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'

type ProductCardProps = {
  product: Product
  onBuy: () => void
  /** The viewer has booked the product. */
  isBooked?: boolean
  /** The open offer of the viewer for the product. */
  offer?: Offer | null
  /** Buy now was pressed before the session identified the viewer. */
  isBuying?: boolean
  /** The link that reports the product. */
  report: ReactNode
  /** The product to which the user returns after signing in. */
  isWanted?: boolean
  /** One of the first cards on the screen: its picture loads eagerly. */
  isFirst?: boolean
}

/**
 * A product (rule B1). The main facts are visible; the others are in a popover, which moves no other card. Title and
 * picture lead to the page of the product, where the server has one.
 */
export function ProductCard({
  product,
  onBuy,
  isBooked = false,
  offer = null,
  isBuying = false,
  report,
  isWanted = false,
  isFirst = false,
}: ProductCardProps) {
  const { productName, askingPrice, retailPrice, productCondition, purchaseYear } = product
  const seller = sellerOf(product)
  const sellerPage = sellerPageOf(product)
  const messages = useMessages(productMessages)
  const locale = useLocale()
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
      {isBooked ? (
        <BookedMark productName={productName} />
      ) : (
        offer !== null && <OfferMark offer={offer} />
      )}
      <SaveButton product={product} />
      <Heading level={2} size="subtitle">
        {product.hasPage === true ? (
          <span className={titleLink}>
            <Link href={pathOf(productDestination(product))} tone="block">
              {productName}
            </Link>
          </span>
        ) : (
          productName
        )}
      </Heading>
      <Price
        amountText={locale.formatMoney(askingPrice)}
        savingText={saved > 0 ? messages.youSave(locale.formatMoney(saved)) : undefined}
        size="large"
        wasText={saved > 0 ? locale.formatMoney(retailPrice) : undefined}
      />
      <Definition
        items={[
          {
            label: messages.condition,
            value: <span className={capitalised}>{conditionLabel(locale, productCondition)}</span>,
          },
          { label: messages.bought, value: String(purchaseYear) },
          // With a saving, the retail price is already shown struck through beside the asking price.
          ...(saved > 0
            ? []
            : [{ label: messages.retailPrice, value: locale.formatMoney(retailPrice) }]),
        ]}
        look="line"
      />
      <Text as="div" size="small" tone="quiet">
        {product.distance !== undefined && (
          <div className={place}>{`${product.location} · ${messages.away(product.distance)}`}</div>
        )}
        {sellerPage !== null && (
          <div className={place}>
            <Link href={pathOf({ screen: 'seller', sellerId: sellerPage.sellerId })} tone="quiet">
              {sellerPage.name}
            </Link>
          </div>
        )}
        <div className={sellerStyle}>
          {product.isContactHidden !== true && <span className={place}>{seller.email}</span>}
          {seller.isVerified && <VerifiedBadge label={messages.verifiedOf(productName)} />}
        </div>
      </Text>
      <div className={more}>
        <Popover
          content={
            <div className={facts}>
              {product.description !== '' && <Text size="small">{product.description}</Text>}
              <Definition
                items={[
                  {
                    label: messages.contact,
                    value:
                      product.isContactHidden === true ? messages.contactHidden : product.contact,
                  },
                  { label: messages.location, value: product.location },
                ]}
              />
              {product.sellerData[0] && <SellerNumbers seller={product.sellerData[0]} />}
            </div>
          }
          label={messages.detailsOf(productName)}
        >
          {messages.details}
        </Popover>
      </div>
      {isWanted && (
        <Text size="small" tone="held">
          {messages.lookedAt}
        </Text>
      )}
      <Button
        busy={isBuying}
        fill
        label={messages.buyNowOf(productName)}
        onClick={onBuy}
        takesFocus={isWanted}
        // One accent in a view: in a list, only the product to which the user returns.
        variant={isWanted ? 'accent' : 'plain'}
      >
        {messages.buyNow}
      </Button>
      <div className={aside}>{report}</div>
    </article>
  )
}
