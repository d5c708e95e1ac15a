import type { SellerProduct } from '../../domain/seller-product.ts'
import { sellerListingMessages } from '../../messages/sellerListing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { pathOf } from '../paths.ts'
import { listing } from './MyProductsView.css.ts'

/** A sold product whose order ended without a sale: the seller can list it again, as a new product. */
export function UndoneSale({ product: { _id, productName, saleUndone } }: UndoneSaleProps) {
  const messages = useMessages(sellerListingMessages)
  return saleUndone === undefined ? null : (
    <div className={listing}>
      <Stack gap="tiny">
        <Text size="fine" tone="quiet">
          {messages.undone[saleUndone]}
        </Text>
        <div>
          <ButtonLink href={pathOf({ screen: 'addProduct', again: _id })} size="small">
            {messages.listAgain} <VisuallyHidden>{productName}</VisuallyHidden>
          </ButtonLink>
        </div>
      </Stack>
    </div>
  )
}

type UndoneSaleProps = { product: SellerProduct }
