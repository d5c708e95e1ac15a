import { picturesOf, type ProductPage } from '../../domain/product-page.ts'
import { translatedText } from '../../domain/translations.ts'
import type { Viewer } from '../../domain/user.ts'
import { attributeValueText } from '../../messages/attribute.ts'
import { conditionLabel, productMessages } from '../../messages/product.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Price } from '../../ui/Price/Price.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { reportStatus, ReportView } from '../report/ReportView.tsx'
import { capitalised } from '../table/RowsTable.css.ts'
import { SaveButton } from '../wishlist/SaveButton.tsx'
import { BookedMark } from './BookedMark.tsx'
import { GalleryView } from './GalleryView.tsx'
import { HowBuyingWorks } from './HowBuyingWorks.tsx'
import { ProductNextStep } from './ProductNextStep.tsx'
import { BuyerActions, SellerOffers } from './ProductOffers.tsx'
import type { ProductViewProps } from './product-state.ts'
import { PictureArea } from './PictureArea.tsx'
import { facts, head } from './ProductView.css.ts'
import { SellerFacts } from './SellerFacts.tsx'
import { viewerRelation } from './viewer-relation.ts'

/** Buyers make offers and write to sellers, and guests may be buyers. */
const canBuy = (viewer: Viewer) => viewer.kind !== 'user' || viewer.role === 'buyer'

type ForSaleProps = ProductViewProps & { page: Extract<ProductPage, { availability: 'forSale' }> }

/** A product that can be bought. */
export function ForSale(props: ForSaleProps) {
  const { page, bookedIds, gallery, sendGallery, report, sendReport, viewer, offers } = props
  const { product, protection, listedAt } = page
  const { productName, askingPrice, retailPrice, description } = product
  const messages = useMessages(productMessages)
  const { listed, ...texts } = useMessages(productPageMessages)
  const locale = useLocale()
  const saved = retailPrice - askingPrice
  const isBooked = bookedIds.has(product._id)
  const relation = viewerRelation(product, viewer, offers)
  return (
    <>
      <PictureArea>
        <GalleryView
          gallery={gallery}
          pictures={picturesOf(product)}
          productName={productName}
          sendGallery={sendGallery}
        />
        {isBooked && <BookedMark productName={productName} />}
        <SaveButton product={product} />
      </PictureArea>
      <div className={head}>
        <Heading level={1}>{productName}</Heading>
        <Price
          amountText={locale.formatMoney(askingPrice)}
          savingText={saved > 0 ? messages.youSave(locale.formatMoney(saved)) : undefined}
          size="large"
          wasText={saved > 0 ? locale.formatMoney(retailPrice) : undefined}
        />
      </div>
      <ProductNextStep {...props} isBooked={isBooked} product={product} relation={relation} />
      <div className={facts}>
        {canBuy(viewer) && <BuyerActions offer={relation.offer} page={page} />}
        {relation.isOwn === true && (
          <SellerOffers offers={offers.context.offers} productId={product._id} />
        )}
        <Definition
          items={[
            {
              label: messages.condition,
              value: (
                <span className={capitalised}>
                  {conditionLabel(locale, product.productCondition)}
                </span>
              ),
            },
            ...(product.attributes ?? []).map((attribute) => ({
              label: translatedText(locale.language, attribute.label),
              value: attributeValueText(locale.language, attribute),
            })),
            { label: messages.bought, value: String(product.purchaseYear) },
            // With a saving, the retail price is already shown struck through beside the asking price.
            ...(saved > 0
              ? []
              : [{ label: messages.retailPrice, value: locale.formatMoney(retailPrice) }]),
            {
              label: messages.location,
              value:
                product.distance === undefined
                  ? product.location
                  : `${product.location} · ${messages.away(product.distance)}`,
            },
            {
              label: listed,
              // In UTC, as the server renders it.
              value: locale.date(new Date(listedAt), { dateStyle: 'long', timeZone: 'UTC' }),
            },
          ]}
        />
        {description !== '' && (
          <Stack as="section" gap="small" label={texts.description}>
            <Heading level={2} size="subtitle">
              {texts.description}
            </Heading>
            <Text lines>{description}</Text>
          </Stack>
        )}
        <SellerFacts contact={props.sellerContact} follow={props.follow} page={page} />
        <HowBuyingWorks price={askingPrice} protection={protection} />
        <Stack align="start" gap="small">
          <ReportView product={product} send={sendReport} status={reportStatus(report, product)} />
          {props.removal}
        </Stack>
      </div>
    </>
  )
}
