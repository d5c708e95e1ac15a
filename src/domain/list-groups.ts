import type { ProductGroup, ReportGroup, SellerGroup } from './constants.ts'
import type { Seller } from './member.ts'
import type { ReportedProduct } from './reported-item.ts'
import { isShown } from './seller-listing.ts'
import type { SellerProduct } from './seller-product.ts'

/** Returns whether a seller's product is in a group of My Products. */
export function isInProductGroup(
  {
    isSold: isPaid,
    saleUndone,
    isAdvertised,
    listing,
  }: Pick<SellerProduct, 'isSold' | 'saleUndone' | 'isAdvertised' | 'listing'>,
  group: ProductGroup,
): boolean {
  const isUndone = saleUndone !== undefined
  const isSold = isPaid && !isUndone
  if (isSold || group === 'sold') return isSold === (group === 'sold')
  const isHidden = isUndone || !isShown(listing)
  if (isHidden || group === 'notForSale') return isHidden === (group === 'notForSale')
  return group === 'forSale' || isAdvertised === (group === 'advertised')
}

/** Returns the group of a seller in All Sellers. */
export const sellerGroup = ({ isVerified }: Seller): SellerGroup =>
  isVerified ? 'verified' : 'toVerify'

/** Returns the group of a reported product. An unreadable product still exists. */
export const reportGroup = ({ product, isUnreadable }: ReportedProduct): ReportGroup =>
  product === null && !isUnreadable ? 'deleted' : 'listed'
