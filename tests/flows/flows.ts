import { advertise } from './advertise/advertise.flow.ts'
import { app } from './app/app.flow.ts'
import { booking } from './booking/booking.flow.ts'
import { collection } from './collection/collection.flow.ts'
import { crop } from './crop/crop.flow.ts'
import { confirmation } from './confirmation/confirmation.flow.ts'
import { connection } from './connection/connection.flow.ts'
import { identifyViewer } from './identifyViewer/identifyViewer.flow.ts'
import { liveOrder } from './liveOrder/liveOrder.flow.ts'
import { addProduct } from './addProduct/addProduct.flow.ts'
import { order } from './order/order.flow.ts'
import { payment } from './payment/payment.flow.ts'
import { picture } from './picture/picture.flow.ts'
import { pictures } from './pictures/pictures.flow.ts'
import { prefetch } from './prefetch/prefetch.flow.ts'
import { product } from './product/product.flow.ts'
import { productList } from './productList/productList.flow.ts'
import { productReport } from './productReport/productReport.flow.ts'
import { search } from './search/search.flow.ts'
import { searchSave } from './searchSave/searchSave.flow.ts'
import { session } from './session/session.flow.ts'
import { recentlySeen } from './recentlySeen/recentlySeen.flow.ts'
import { wishlist } from './wishlist/wishlist.flow.ts'
import { payouts } from './payouts/payouts.flow.ts'
import { demoClock } from './demoClock/demoClock.flow.ts'
import { suggestions } from './suggestions/suggestions.flow.ts'
import { forgottenPassword } from './forgottenPassword/forgottenPassword.flow.ts'
import { passwordReset } from './passwordReset/passwordReset.flow.ts'
import { seller } from './seller/seller.flow.ts'
import { account } from './account/account.flow.ts'
import { accountDeletion } from './accountDeletion/accountDeletion.flow.ts'
import { signOutEverywhere } from './signOutEverywhere/signOutEverywhere.flow.ts'
import { passwordChange } from './passwordChange/passwordChange.flow.ts'
import { dataDownload } from './dataDownload/dataDownload.flow.ts'
import { verificationMail } from './verificationMail/verificationMail.flow.ts'
import { pushDevice } from './pushDevice/pushDevice.flow.ts'
import { notificationSettings } from './notificationSettings/notificationSettings.flow.ts'
import { emailConfirmation } from './emailConfirmation/emailConfirmation.flow.ts'
import { listingEdit } from './listingEdit/listingEdit.flow.ts'
import { conversation } from './conversation/conversation.flow.ts'
import { inbox } from './inbox/inbox.flow.ts'
import { offers } from './offers/offers.flow.ts'
import { openOffers } from './openOffers/openOffers.flow.ts'
import { outbox } from './outbox/outbox.flow.ts'
import { sellerContact } from './sellerContact/sellerContact.flow.ts'
import { review } from './review/review.flow.ts'
import { follow } from './follow/follow.flow.ts'
import { geolocation } from './geolocation/geolocation.flow.ts'
import type { AnyFlow } from '../screen/define-flow.ts'

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
  productList,
  search,
  geolocation,
  searchSave,
  wishlist,
  recentlySeen,
  addProduct,
  picture,
  pictures,
  crop,
  advertise,
  confirmation,
  collection,
  connection,
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
  openOffers,
  inbox,
  conversation,
  outbox,
  follow,
  review,
]
