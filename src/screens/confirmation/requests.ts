import '../../messages/moderation.ts'
import { type Message, message } from '../../domain/message.ts'
import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import type { Order } from '../../domain/booking.ts'
import type { ActFields, Case, CaseAct } from '../../domain/case.ts'
import type { Buyer, Seller } from '../../domain/member.ts'
import type { Product } from '../../domain/product.ts'
import type { SavedSearch } from '../../domain/saved-search.ts'
import type { Removable } from '../../domain/removal.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'

/** Rule O3. */
export const deletionOfOrder = (
  { productId, productName }: Order,
  buyerEmail: string,
): ConfirmationRequest => ({
  action: 'remove',
  subjectId: productId,
  subjectEmail: buyerEmail,
  title: message('askDeleteBooking', { product: productName }),
  message: message('bookAgain'),
  confirmLabel: message('delete'),
  succeeded: message('bookingRemoved'),
  failed: message('errorTryAgain'),
})

/** Rule L8. */
export const deletionOfProduct = ({ _id, productName }: Product): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: message('askDelete', { product: productName }),
  message: message('deleteProduct'),
  confirmLabel: message('delete'),
  succeeded: message('productRemoved'),
  failed: message('errorTryAgain'),
})

export const removalOfSearch = ({ _id, name }: SavedSearch): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: message('askDelete', { product: name }),
  message: message('removeSavedSearch'),
  confirmLabel: message('delete'),
  succeeded: message('searchRemoved'),
  failed: message('errorTryAgain'),
})

/** Rule A2. */
export const removalOfBuyer = ({ _id, name }: Buyer): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: '',
  title: message('askRemoveBuyer', { name: name }),
  message: message('removeBuyer'),
  confirmLabel: message('remove'),
  succeeded: message('buyerRemoved'),
  failed: message('adminError'),
  removes: { of: 'buyer', id: _id },
})

/** Rule A4. */
export const verificationOf = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  action: 'verify',
  subjectId: _id,
  subjectEmail: email,
  title: message('askVerifySeller', { name: name }),
  message: message('verifySeller'),
  confirmLabel: message('verify'),
  succeeded: message('sellerVerified'),
  failed: message('adminError'),
})

/** Rule A5. */
export const removalOfSeller = ({ _id, email, name }: Seller): ConfirmationRequest => ({
  action: 'remove',
  subjectId: _id,
  subjectEmail: email,
  title: message('askRemoveSeller', { name: name }),
  message: message('removeSeller'),
  confirmLabel: message('remove'),
  succeeded: message('sellerRemoved'),
  failed: message('adminError'),
  removes: { of: 'seller', id: _id },
})

/** The removal of a product or a seller from its page (rules A5, A7 and L8). `subjectId` names it for the page's machine. */
export const removalOnPage = (
  subjectId: string,
  removes: Removable,
  name: string,
): ConfirmationRequest => ({
  action: 'remove',
  subjectId,
  subjectEmail: '',
  ...(removes.of === 'seller'
    ? {
        title: message('askRemoveSeller', { name }),
        message: message('removeSeller'),
        confirmLabel: message('remove'),
        succeeded: message('sellerRemoved'),
      }
    : {
        title: message('askDelete', { product: name }),
        message: message('deleteProduct'),
        confirmLabel: message('delete'),
        succeeded: message('itemRemoved'),
        kept: message('soldItemStays'),
      }),
  failed: message('adminError'),
  removes,
})

/** Returns the name of a reported product; its id where the product is deleted or unreadable. */
export const nameOfReported = ({ product, productId }: ReportedProduct): string =>
  product?.productName ?? `product ${productId}`

/** Rules A7 and L8. */
export const deletionOfReported = (reported: ReportedProduct): ConfirmationRequest => ({
  action: 'remove',
  subjectId: reported.productId,
  subjectEmail: '',
  title: message('askDelete', { product: nameOfReported(reported) }),
  message: message('deleteProduct'),
  confirmLabel: message('delete'),
  succeeded: message('reportedProductRemoved'),
  kept: message('reportedSoldStays'),
  failed: message('adminError'),
  removes: { of: 'product', id: reported.productId },
})

/** Closes the reports of a product, which stays as it is. */
export const dismissalOf = (reported: ReportedProduct): ConfirmationRequest => ({
  action: 'dismiss',
  subjectId: reported.productId,
  subjectEmail: '',
  title: message('askDismiss', { product: nameOfReported(reported) }),
  message: message('dismissedStays'),
  confirmLabel: message('dismiss'),
  succeeded: message('reportDismissed'),
  failed: message('adminError'),
})

/** Opens a case about a user, whom an admin can then warn, suspend or remove with a reason. */
export const caseAbout = ({ _id, name }: Pick<Buyer, '_id' | 'name'>): ConfirmationRequest => ({
  action: 'openCase',
  subjectId: _id,
  subjectEmail: '',
  title: message('askOpenCase', { name }),
  message: message('openCaseDoes'),
  confirmLabel: message('openCase'),
  succeeded: message('caseOpened'),
  failed: message('adminError'),
})

/** Reports a review. `subjectId` names it. */
export const reportOf = (subjectId: string): ConfirmationRequest => ({
  action: 'report',
  subjectId,
  subjectEmail: '',
  title: message('askReport'),
  message: message('reportDoes'),
  confirmLabel: message('sendReport'),
  succeeded: message('reportSent'),
  failed: message('errorTryAgain'),
  asks: { hasWords: true, grounds: [], days: [] },
})

/** The acts of an admin on the page of a user, whose machine knows the user by role and id: rules A2, A4 and A5, and a case. */
export function actOnUser(
  user: Pick<Buyer, '_id' | 'name' | 'email'> & { role: string; isVerified: boolean },
  act: 'verify' | 'remove' | { act: CaseAct; asks: ActFields; name: string },
): ConfirmationRequest {
  const { _id, role } = user
  const subjectId = `${role}/${_id}`
  if (act === 'verify') return { ...verificationOf(user), subjectId }
  if (act === 'remove') {
    return { ...(role === 'buyer' ? removalOfBuyer(user) : removalOfSeller(user)), subjectId }
  }
  return {
    action: act.act,
    subjectId,
    subjectEmail: '',
    ...textsOfAct(act.act, act.name),
    failed: message('adminError'),
    asks: act.asks,
  }
}

/** Hides a reported product, with a reason to its seller; the rule is that of the reports. */
export const hidingOf = (reported: ReportedProduct): ConfirmationRequest => ({
  action: 'hide',
  subjectId: reported.productId,
  subjectEmail: '',
  ...textsOfAct('hide', nameOfReported(reported)),
  failed: message('adminError'),
  asks: { hasWords: true, grounds: [], days: [] },
})

/** An act on a case. `name`: what the case is about. */
export function actOnCase(
  { _id, about, product, concerned, concernedRole }: Case,
  { act, asks, name }: { act: CaseAct; asks: ActFields; name: string },
): ConfirmationRequest {
  const removes: Removable | undefined =
    act !== 'remove'
      ? undefined
      : about === 'user'
        ? { of: concernedRole === 'seller' ? 'seller' : 'buyer', id: concerned._id }
        : product === null
          ? undefined
          : { of: 'product', id: product._id }
  return {
    action: act,
    subjectId: _id,
    subjectEmail: '',
    ...textsOfAct(act, name),
    failed: message(act === 'appeal' ? 'errorTryAgain' : 'adminError'),
    asks,
    ...(removes && { removes }),
  }
}

function textsOfAct(act: CaseAct, name: string) {
  const succeeded = message(act === 'appeal' ? 'appealSent' : 'caseDecided')
  const textsOf = (title: Message, does: Message) => ({
    title,
    message: does,
    confirmLabel: message(act),
    succeeded,
  })
  switch (act) {
    case 'hide':
      return textsOf(message('askHide', { name }), message('hideDoes'))
    case 'warn':
      return textsOf(message('askWarn', { name }), message('warnDoes'))
    case 'suspend':
      return textsOf(message('askSuspend', { name }), message('suspendDoes'))
    case 'remove':
      return textsOf(message('askRemove', { name }), message('removeDoes'))
    case 'dismiss':
      return textsOf(message('askDismiss', { product: name }), message('dismissDoes'))
    case 'uphold':
      return textsOf(message('askUphold', { name }), message('upholdDoes'))
    case 'reverse':
      return textsOf(message('askReverse', { name }), message('reverseDoes'))
    case 'lift':
      return textsOf(message('askLift', { name }), message('liftDoes'))
    case 'appeal':
      return textsOf(message('askAppeal', { name }), message('appealDoes'))
  }
}
