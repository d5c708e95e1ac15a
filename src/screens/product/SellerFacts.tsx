import type { ReactNode } from 'react'
import { sellerOf } from '../../domain/product.ts'
import type { ProductForSale } from '../../domain/product-page.ts'
import { productMessages } from '../../messages/product.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { SellerNumbers } from '../review/SellerNumbers.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

type SellerFactsProps = {
  page: ProductForSale
  /** The button that follows the seller. */
  follow: ReactNode
  /** Shown where only signed-in users see how to reach the seller. */
  contact: ReactNode
}

/** The seller of the product, since when, and how to reach them: the facts on the card (rule B1), and the name. */
export function SellerFacts({ page: { product, seller }, follow, contact }: SellerFactsProps) {
  const messages = useMessages(productMessages)
  const texts = useMessages(productPageMessages)
  return (
    <Stack as="section" gap="small" label={texts.seller}>
      <Heading level={2} size="subtitle">
        {texts.seller}
      </Heading>
      <Stack gap="none">
        <Cluster gap="tiny">
          <Text as="span" weight="medium">
            {seller._id === undefined ? (
              seller.name
            ) : (
              <Link href={pathOf({ screen: 'seller', sellerId: seller._id })}>{seller.name}</Link>
            )}
          </Text>
          {seller.isVerified && <VerifiedBadge label={messages.verifiedOf(product.productName)} />}
        </Cluster>
        <SellerNumbers seller={seller} />
      </Stack>
      {follow}
      {product.isContactHidden === true ? (
        contact
      ) : (
        <Definition
          items={[
            { label: texts.email, value: sellerOf(product).email },
            { label: messages.contact, value: product.contact },
          ]}
        />
      )}
    </Stack>
  )
}
