import type { SellerProduct } from '../../domain/seller-product.ts'
import { sellerListingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { ListAgainLink } from './ListAgainLink.tsx'
import { listing } from './MyProductsView.css.ts'

/** A sold product whose order ended without a sale: the seller can list it again, as a new product. */
export function UndoneSale({ product }: UndoneSaleProps) {
  const { _id, productName, saleUndone, listedAgainAs } = product
  const messages = useMessages(sellerListingMessages)
  return saleUndone === undefined ? null : (
    <div className={listing}>
      <Stack gap="tiny">
        <Text size="fine" tone="quiet">
          {messages.undone[saleUndone]}
        </Text>
        <div>
          <ListAgainLink listedAgainAs={listedAgainAs} productId={_id} size="small">
            {' '}
            <VisuallyHidden>{productName}</VisuallyHidden>
          </ListAgainLink>
        </div>
      </Stack>
    </div>
  )
}

type UndoneSaleProps = { product: SellerProduct }
