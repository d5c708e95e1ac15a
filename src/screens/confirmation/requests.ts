import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import type { Order } from '../../domain/booking.ts'
import type { Buyer, Seller } from '../../domain/member.ts'
import { specMessages } from '../../domain/spec-messages.ts'
import { appMessages } from '../../domain/app-messages.ts'
import type { Product } from '../../domain/product.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'

/** Rule O3. */
export const deletionOfOrder = (
  { productId, productName }: Order,
  buyerEmail: string,
): ConfirmationRequest => ({
  action: 'remove',
  subjectId: productId,
  subjectEmail: buyerEmail,
  title: appMessages.askDeleteBooking(productName),
  message: specMessages.bookAgain,
  confirmLabel: appMessages.delete,
  succeeded: specMessages.bookingRemoved,
  failed: specMessages.errorTryAgain,
})

/** Rule L8. */
export const deletionOfProduct = ({ _id, productName }: Product): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: appMessages.askDelete(productName),
  message: specMessages.deleteProduct,
  confirmLabel: appMessages.delete,
  succeeded: specMessages.productRemoved,
  failed: specMessages.errorTryAgain,
})

/** Rule A2. */
export const removalOfBuyer = ({ _id, name }: Buyer): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: appMessages.askRemoveBuyer(name),
  message: specMessages.removeBuyer,
  confirmLabel: appMessages.remove,
  succeeded: specMessages.buyerRemoved,
  failed: specMessages.adminError,
})

/** Rule A4. */
export const verificationOf = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  action: 'verify',
  subjectId: _id,
  subjectEmail: email,
  title: appMessages.askVerifySeller(name),
  message: specMessages.verifySeller,
  confirmLabel: appMessages.verify,
  succeeded: specMessages.sellerVerified,
  failed: specMessages.adminError,
})

/** Rule A5. */
export const removalOfSeller = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: email,
  title: appMessages.askRemoveSeller(name),
  message: specMessages.removeSeller,
  confirmLabel: appMessages.remove,
  succeeded: specMessages.sellerRemoved,
  failed: specMessages.adminError,
})

/** Returns the name of a reported product; its id where the product is deleted or unreadable. */
export const nameOfReported = ({ product, productId }: ReportedProduct): string =>
  product?.productName ?? `product ${productId}`

/** Rules A7 and L8. */
export const deletionOfReported = (reported: ReportedProduct): ConfirmationRequest => ({
  action: 'remove',
  subjectId: reported.productId,
  subjectEmail: '',
  title: appMessages.askDelete(nameOfReported(reported)),
  message: specMessages.deleteProduct,
  confirmLabel: appMessages.delete,
  succeeded: specMessages.reportedProductRemoved,
  failed: specMessages.adminError,
})
