import type { ProductPage } from '../../domain/product-page.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PICTURE_SIZES } from './picture-sizes.ts'
import { PictureArea } from './PictureArea.tsx'
import { action, head, nextStep } from './ProductView.css.ts'

type NotForSaleProps = {
  page: Exclude<ProductPage, { availability: 'forSale' }>
  category: { href: string; text: string }
}

/** A product that is sold or removed, and the way to others. */
export function NotForSale({ page, category }: NotForSaleProps) {
  const messages = useMessages(productPageMessages)
  const { formatMoney } = useLocale()
  const { availability, product } = page
  return (
    <>
      <PictureArea>
        {availability === 'sold' ? (
          <Picture
            alt=""
            eager
            sizes={PICTURE_SIZES}
            sources={product.imageSources}
            src={product.image}
          />
        ) : (
          <EmptyShelf />
        )}
      </PictureArea>
      <div className={head}>
        {availability === 'sold' && <Badge>{messages.sold}</Badge>}
        <Heading level={1}>
          {availability === 'sold' ? product.productName : messages.goneTitle}
        </Heading>
        {availability === 'sold' && (
          <Price amountText={formatMoney(product.askingPrice)} size="large" />
        )}
        <Text size="lead" tone="quiet">
          {availability === 'sold' ? messages.soldSentence : messages.goneSentence}
        </Text>
      </div>
      <div className={nextStep}>
        <div className={action}>
          <ButtonLink href={category.href} variant="accent">
            {messages.moreIn(category.text)}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
