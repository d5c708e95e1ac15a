import { type Message, message } from './message.ts'
import { type Failure, failureMessage } from './failure.ts'
import { isShown } from './seller-listing.ts'
import type { SellerProduct } from './seller-product.ts'

/** The outcome of each advertise request since the seller's list was loaded, by product id. */
export type Advertising = {
  advertised: readonly string[]
  /** The last failure of each product. */
  failures: Readonly<Record<string, Failure>>
}

/** `running`: advertised. `ended`: advertised and sold. `hidden`: not for sale now. `open`: can be advertised. */
export type AdvertisementStatus = 'running' | 'ended' | 'sold' | 'gone' | 'hidden' | 'open'

/** Returns a product's advertisement status from the list and from later server responses (rule L5). */
export function advertisementStatus(
  { _id, isSold, isAdvertised, listing }: SellerProduct,
  { advertised, failures }: Advertising,
): AdvertisementStatus {
  if (!isSold && !isShown(listing)) return 'hidden'
  if (isAdvertised || advertised.includes(_id)) return isSold ? 'ended' : 'running'
  const failed = failures[_id]?.kind
  if (isSold || failed === 'conflict') return 'sold'
  return failed === 'notFound' ? 'gone' : 'open'
}

/** Returns true when the product is advertised or a retry cannot succeed. */
export function isSettled(productId: string, { advertised, failures }: Advertising): boolean {
  const failed = failures[productId]?.kind
  return advertised.includes(productId) || failed === 'conflict' || failed === 'notFound'
}

/** Returns the reason shown to the seller; null when the failure has no useful explanation. */
export function whyNotAdvertised(failure: Failure): Message | null {
  switch (failure.kind) {
    case 'conflict':
      return message('soldNotAdvertised')
    case 'notFound':
      return message('notListed')
    case 'noAnswer':
    case 'unauthorized':
    case 'forbidden':
    case 'tooMany':
      return failureMessage(failure)
    default:
      return null
  }
}
