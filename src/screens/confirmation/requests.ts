import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import type { Order } from '../../domain/booking.ts'
import type { Buyer, Seller } from '../../domain/member.ts'
import { messages } from '../../domain/messages.ts'
import { ownSentences } from '../../domain/own-sentences.ts'
import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'

/** Rule O3. */
export const deletionOfOrder = (
  { productId, productName }: Order,
  buyerEmail: string,
): ConfirmationRequest => ({
  act: 'remove',
  subjectId: productId,
  subjectEmail: buyerEmail,
  title: ownSentences.askDeleteBooking(productName),
  message: messages.bookAgain,
  confirmLabel: ownSentences.delete,
  succeeded: messages.bookingRemoved,
  failed: messages.errorTryAgain,
})

/** Rule L8. */
export const deletionOfProduct = ({ _id, productName }: Product): ConfirmationRequest => ({
  act: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: ownSentences.askDelete(productName),
  message: messages.deleteProduct,
  confirmLabel: ownSentences.delete,
  succeeded: messages.productRemoved,
  failed: messages.errorTryAgain,
})

/** Rule A2. */
export const removalOfBuyer = ({ _id, name }: Buyer): ConfirmationRequest => ({
  act: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: ownSentences.askRemoveBuyer(name),
  message: messages.removeBuyer,
  confirmLabel: ownSentences.remove,
  succeeded: messages.buyerRemoved,
  failed: messages.adminError,
})

/** Rule A4. */
export const verificationOf = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  act: 'verify',
  subjectId: _id,
  subjectEmail: email,
  title: ownSentences.askVerifySeller(name),
  message: messages.verifySeller,
  confirmLabel: ownSentences.verify,
  succeeded: messages.sellerVerified,
  failed: messages.adminError,
})

/** Rule A5. */
export const removalOfSeller = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  act: 'remove',
  subjectId: _id,
  subjectEmail: email,
  title: ownSentences.askRemoveSeller(name),
  message: messages.removeSeller,
  confirmLabel: ownSentences.remove,
  succeeded: messages.sellerRemoved,
  failed: messages.adminError,
})

/** Returns the name of a reported product; its id where the product is deleted or unreadable. */
export const nameOfReported = ({ product, productId }: ReportedProduct): string =>
  product?.productName ?? `product ${productId}`

/** Rules A7 and L8. */
export const deletionOfReported = (reported: ReportedProduct): ConfirmationRequest => ({
  act: 'remove',
  subjectId: reported.productId,
  subjectEmail: '',
  title: ownSentences.askDelete(nameOfReported(reported)),
  message: messages.deleteProduct,
  confirmLabel: ownSentences.delete,
  succeeded: messages.reportedProductRemoved,
  failed: messages.adminError,
})
