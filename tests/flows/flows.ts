import { advertise } from './advertise.flow.ts'
import { app } from './app.flow.ts'
import { booking } from './booking.flow.ts'
import { collection } from './collection.flow.ts'
import { crop } from './crop.flow.ts'
import { confirmation } from './confirmation.flow.ts'
import { connection } from './connection.flow.ts'
import { gallery } from './gallery.flow.ts'
import { identifyViewer } from './identifyViewer.flow.ts'
import { liveOrder } from './liveOrder.flow.ts'
import { listing } from './listing.flow.ts'
import { order } from './order.flow.ts'
import { payment } from './payment.flow.ts'
import { picture } from './picture.flow.ts'
import { pictures } from './pictures.flow.ts'
import { preferences } from './preferences.flow.ts'
import { prefetch } from './prefetch.flow.ts'
import { product } from './product.flow.ts'
import { productList } from './productList.flow.ts'
import { productReport } from './productReport.flow.ts'
import { search } from './search.flow.ts'
import { searchSave } from './searchSave.flow.ts'
import { session } from './session.flow.ts'
import { toasts } from './toasts.flow.ts'
import { update } from './update.flow.ts'
import { recentlySeen } from './recentlySeen.flow.ts'
import { wishlist } from './wishlist.flow.ts'
import { payouts } from './payouts.flow.ts'
import { demoClock } from './demoClock.flow.ts'
import { suggestions } from './suggestions.flow.ts'
import { forgottenPassword } from './forgottenPassword.flow.ts'
import { passwordReset } from './passwordReset.flow.ts'
import { seller } from './seller.flow.ts'
import { account } from './account.flow.ts'
import { accountDeletion } from './accountDeletion.flow.ts'
import { signOutEverywhere } from './signOutEverywhere.flow.ts'
import { passwordChange } from './passwordChange.flow.ts'
import { dataDownload } from './dataDownload.flow.ts'
import { verificationMail } from './verificationMail.flow.ts'
import { pushDevice } from './pushDevice.flow.ts'
import { notificationSettings } from './notificationSettings.flow.ts'
import { emailConfirmation } from './emailConfirmation.flow.ts'
import { listingEdit } from './listingEdit.flow.ts'
import { conversation } from './conversation.flow.ts'
import { inbox } from './inbox.flow.ts'
import { offers } from './offers.flow.ts'
import { outbox } from './outbox.flow.ts'
import { sellerContact } from './sellerContact.flow.ts'
import type { AnyFlow } from './define-flow.ts'

/** Every flow, in the order of the Flow Lab's menu. */
export const flows: readonly AnyFlow[] = [
  payment,
  order,
  liveOrder,
  session,
  booking,
  productReport,
  identifyViewer,
  product,
  gallery,
  productList,
  search,
  searchSave,
  wishlist,
  recentlySeen,
  listing,
  picture,
  pictures,
  crop,
  advertise,
  confirmation,
  collection,
  toasts,
  preferences,
  connection,
  update,
  prefetch,
  app,
  payouts,
  demoClock,
  suggestions,
  forgottenPassword,
  passwordReset,
  seller,
  account,
  accountDeletion,
  signOutEverywhere,
  passwordChange,
  dataDownload,
  verificationMail,
  notificationSettings,
  pushDevice,
  emailConfirmation,
  listingEdit,
  sellerContact,
  offers,
  inbox,
  conversation,
  outbox,
]
