import type { AnyStateMachine } from 'xstate'
import type { Screen } from '../screen/screen.ts'
import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from './confirmation/admin.screen.tsx'
import { bookingScreen } from './booking/booking.screen.tsx'
import { connectionScreen } from './connection/connection.screen.tsx'
import { cropScreen } from './crop/crop.screen.tsx'
import { confirmationScreen } from './confirmation/confirmation.screen.tsx'
import { listingScreen } from './listing/listing.screen.tsx'
import { buyersScreen } from './collection/myBuyers.screen.tsx'
import { advertiseScreen, createProductsScreen } from './collection/myProducts.screen.tsx'
import { orderScreen } from './order/order.screen.tsx'
import { createOrdersScreen } from './collection/orders.screen.tsx'
import { payoutsScreen } from './payouts/payouts.screen.tsx'
import { pictureScreen } from './picture/picture.screen.tsx'
import { picturesScreen } from './pictures/pictures.screen.tsx'
import { paymentScreen } from './payment/payment.screen.tsx'
import { productScreen } from './product/product.screen.tsx'
import { reportScreen } from './productReport/productReport.screen.tsx'
import { searchScreen } from './search/search.screen.tsx'
import { sessionScreen } from './session/session.screen.tsx'
import { shelfScreen } from './productList/productList.screen.tsx'
import { demoClockScreen } from './demoClock/demoClock.screen.tsx'
import { suggestionsScreen } from './suggestions/suggestions.screen.tsx'
import { forgottenPasswordScreen } from './forgottenPassword/forgottenPassword.screen.tsx'
import { passwordResetScreen } from './passwordReset/passwordReset.screen.tsx'
import { sellerScreen } from './seller/seller.screen.tsx'
import { accountScreen } from './account/account.screen.tsx'
import { accountDeletionScreen } from './accountDeletion/accountDeletion.screen.tsx'
import { signOutEverywhereScreen } from './signOutEverywhere/signOutEverywhere.screen.tsx'
import { passwordChangeScreen } from './passwordChange/passwordChange.screen.tsx'
import { searchSaveScreen } from './searchSave/searchSave.screen.tsx'
import { dataDownloadScreen } from './dataDownload/dataDownload.screen.tsx'
import { verificationMailScreen } from './verificationMail/verificationMail.screen.tsx'
import { pushDeviceScreen } from './pushDevice/pushDevice.screen.tsx'
import { notificationSettingsScreen } from './notificationSettings/notificationSettings.screen.tsx'
import { emailConfirmationScreen } from './emailConfirmation/emailConfirmation.screen.tsx'
import { listingEditScreen } from './listingEdit/listingEdit.screen.tsx'
import { conversationScreen } from './conversation/conversation.screen.tsx'
import { inboxScreen } from './inbox/inbox.screen.tsx'
import { offersScreen } from './offers/offers.screen.tsx'
import { outboxScreen } from './outbox/outbox.screen.tsx'
import { sellerContactScreen } from './sellerContact/sellerContact.screen.tsx'
import { followScreen } from './follow/follow.screen.tsx'

/** A screen whose machine only the visitor's type parameter names, so that all fit in one array. */
type AnyScreen = {
  name: string
  visit: <Result>(
    visitor: <Machine extends AnyStateMachine>(screen: Screen<Machine>) => Result,
  ) => Result
}

const entry = <Machine extends AnyStateMachine>(screen: Screen<Machine>): AnyScreen => ({
  name: screen.name,
  visit: (visitor) => visitor(screen),
})

/** Every screen of a flow, rendered as its users see it. */
export const screens: readonly AnyScreen[] = [
  entry(sessionScreen),
  entry(bookingScreen),
  entry(paymentScreen),
  entry(confirmationScreen),
  entry(createOrdersScreen().screen),
  entry(createProductsScreen().screen),
  entry(buyersScreen),
  entry(allBuyersScreen),
  entry(allSellersScreen),
  entry(reportedItemsScreen),
  entry(advertiseScreen),
  entry(listingScreen),
  entry(pictureScreen),
  entry(picturesScreen),
  entry(cropScreen),
  entry(reportScreen),
  entry(orderScreen),
  entry(payoutsScreen),
  entry(productScreen),
  entry(shelfScreen),
  entry(searchScreen),
  entry(connectionScreen),
  entry(demoClockScreen),
  entry(suggestionsScreen),
  entry(forgottenPasswordScreen),
  entry(passwordResetScreen),
  entry(sellerScreen),
  entry(accountScreen),
  entry(accountDeletionScreen),
  entry(signOutEverywhereScreen),
  entry(passwordChangeScreen),
  entry(dataDownloadScreen),
  entry(searchSaveScreen),
  entry(verificationMailScreen),
  entry(notificationSettingsScreen),
  entry(pushDeviceScreen),
  entry(emailConfirmationScreen),
  entry(listingEditScreen),
  entry(sellerContactScreen),
  entry(offersScreen),
  entry(inboxScreen),
  entry(conversationScreen),
  entry(outboxScreen),
  entry(followScreen),
]
