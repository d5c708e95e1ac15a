import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { message } from '../../domain/message.ts'
import type { Product } from '../../domain/product.ts'
import type { ListingAct } from '../../domain/seller-listing.ts'
import type { Locale } from '../../messages/locale.ts'
import { sellerListingMessages } from '../../messages/listing.ts'

/**
 * Asks whether to do something with a listing. The texts are those of the current language, because the catalogue of
 * messages with keys is in the script of every page.
 */
export function listingRequest(
  locale: Locale,
  { _id, productName }: Product,
  action: ListingAct,
): ConfirmationRequest {
  const { acts, asks } = locale.messagesFor(sellerListingMessages)
  const words = asks[action]
  return {
    action,
    subjectId: _id,
    subjectEmail: '',
    title: { text: words.title(productName) },
    message: { text: words.message },
    confirmLabel: { text: acts[action].label },
    succeeded: { text: words.succeeded },
    failed: message('errorTryAgain'),
  }
}
