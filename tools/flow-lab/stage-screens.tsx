import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate'
import { appMachine } from '../../machines/app.machine.ts'
import { identifyViewerMachine } from '../../machines/identifyViewer.machine.ts'
import { liveOrderMachine } from '../../machines/liveOrder.machine.ts'
import { prefetchMachine } from '../../machines/prefetch.machine.ts'
import { recentlySeenMachine } from '../../machines/recentlySeen.machine.ts'
import { wishlistMachine } from '../../machines/wishlist.machine.ts'
import { Callout } from '../../src/ui/Callout/Callout.tsx'
import { appScript } from '../../tests/flows/app/app.script.ts'
import { camera, productList } from '../../tests/flows/booking/booking.script.ts'
import {
  changeableMachine,
  changeableScript,
  collectionMachine,
  collectionScript,
} from '../../tests/flows/collection/collection.script.ts'
import { identifyViewerScript } from '../../tests/flows/identifyViewer/identifyViewer.script.ts'
import { liveOrderScript } from '../../tests/flows/liveOrder/liveOrder.script.ts'
import { prefetchScript } from '../../tests/flows/prefetch/prefetch.script.ts'
import { recentlySeenScript } from '../../tests/flows/recentlySeen/recentlySeen.script.ts'
import type { Script } from '../../tests/model/script.ts'
import { wishlistScript } from '../../tests/flows/wishlist/wishlist.script.ts'
import { scriptedActor } from '../../tests/model/scripted-actor.ts'
import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from '../../tests/flows/confirmation/admin.screen.tsx'
import { bookingScreen } from '../../tests/flows/booking/booking.screen.tsx'
import { connectionScreen } from '../../tests/flows/connection/connection.screen.tsx'
import { cropScreen } from '../../tests/flows/crop/crop.screen.tsx'
import { confirmationScreen } from '../../tests/flows/confirmation/confirmation.screen.tsx'
import { listingScreen } from '../../tests/flows/listing/listing.screen.tsx'
import { buyersScreen } from '../../tests/flows/collection/my-buyers.screen.tsx'
import {
  advertiseScreen,
  createProductsScreen,
} from '../../tests/flows/collection/my-products.screen.tsx'
import { orderScreen } from '../../tests/flows/order/order.screen.tsx'
import { createOrdersScreen } from '../../tests/flows/collection/orders.screen.tsx'
import { payoutsScreen } from '../../tests/flows/payouts/payouts.screen.tsx'
import { pictureScreen } from '../../tests/flows/picture/picture.screen.tsx'
import { picturesScreen } from '../../tests/flows/pictures/pictures.screen.tsx'
import { paymentScreen } from '../../tests/flows/payment/payment.screen.tsx'
import { productScreen } from '../../tests/flows/product/product.screen.tsx'
import { reportScreen } from '../../tests/flows/productReport/productReport.screen.tsx'
import type { Screen } from '../../tests/screen/screen.ts'
import { searchScreen } from '../../tests/flows/search/search.screen.tsx'
import { sessionScreen } from '../../tests/flows/session/session.screen.tsx'
import { shelfScreen } from '../../tests/flows/productList/productList.screen.tsx'
import { demoClockScreen } from '../../tests/flows/demoClock/demoClock.screen.tsx'
import { suggestionsScreen } from '../../tests/flows/suggestions/suggestions.screen.tsx'
import { forgottenPasswordScreen } from '../../tests/flows/forgottenPassword/forgottenPassword.screen.tsx'
import { passwordResetScreen } from '../../tests/flows/passwordReset/passwordReset.screen.tsx'
import { sellerScreen } from '../../tests/flows/seller/seller.screen.tsx'
import { accountScreen } from '../../tests/flows/account/account.screen.tsx'
import { accountDeletionScreen } from '../../tests/flows/accountDeletion/accountDeletion.screen.tsx'
import { signOutEverywhereScreen } from '../../tests/flows/signOutEverywhere/signOutEverywhere.screen.tsx'
import { passwordChangeScreen } from '../../tests/flows/passwordChange/passwordChange.screen.tsx'
import { searchSaveScreen } from '../../tests/flows/searchSave/searchSave.screen.tsx'
import { dataDownloadScreen } from '../../tests/flows/dataDownload/dataDownload.screen.tsx'
import { verificationMailScreen } from '../../tests/flows/verificationMail/verificationMail.screen.tsx'
import { pushDeviceScreen } from '../../tests/flows/pushDevice/pushDevice.screen.tsx'
import { notificationSettingsScreen } from '../../tests/flows/notificationSettings/notificationSettings.screen.tsx'
import { emailConfirmationScreen } from '../../tests/flows/emailConfirmation/emailConfirmation.screen.tsx'
import { listingEditScreen } from '../../tests/flows/listingEdit/listingEdit.screen.tsx'
import { conversationScreen } from '../../tests/flows/conversation/conversation.screen.tsx'
import { inboxScreen } from '../../tests/flows/inbox/inbox.screen.tsx'
import { offersScreen } from '../../tests/flows/offers/offers.screen.tsx'
import { outboxScreen } from '../../tests/flows/outbox/outbox.screen.tsx'
import { sellerContactScreen } from '../../tests/flows/sellerContact/sellerContact.screen.tsx'
import { type Hand, type StageRun, startRun } from './stage-run.tsx'

const alone = (
  <main>
    <Callout title="This flow has no screen" tone="neutral">
      It works in the background. The diagram and the details of the step show what happens.
    </Callout>
  </main>
)

/** A list of paths without a screen. */
const withoutScreen = <Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  script: Script<ContextFrom<Machine>>,
  input: InputFrom<Machine>,
): Screen<Machine> => ({
  name,
  rules: '',
  machine,
  script,
  controls: [],
  assertions: {},
  start: () => scriptedActor(machine, { input, listeners: Object.keys(script.listeners) }),
  render: () => alone,
})

const input = { of: 'buyer@loppis.test' }
const collection = withoutScreen('collection', collectionMachine, collectionScript, input)
const changeable = withoutScreen('changeable', changeableMachine, changeableScript, input)
const prefetch = withoutScreen('prefetch', prefetchMachine, prefetchScript, undefined)
const wishlist = withoutScreen('wishlist', wishlistMachine, wishlistScript, undefined)
const recentlySeen = withoutScreen('recentlySeen', recentlySeenMachine, recentlySeenScript, {
  current: camera,
})
const liveOrder = withoutScreen('liveOrder', liveOrderMachine, liveOrderScript, {
  flow: 'order',
  id: 'order',
})
const identifyViewer = withoutScreen(
  'identifyViewer',
  identifyViewerMachine,
  identifyViewerScript,
  {
    productId: camera._id,
    productList,
  },
)
const app = withoutScreen('app', appMachine, appScript, {
  preferences: { theme: 'system', language: 'en' },
})

const entry = <Machine extends AnyStateMachine>(screen: Screen<Machine>) =>
  [screen.name, (hand: Hand) => startRun(screen, hand)] as const

const starts: ReadonlyMap<string, (hand: Hand) => StageRun> = new Map([
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
  entry(collection),
  entry(changeable),
  entry(identifyViewer),
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
  entry(prefetch),
  entry(wishlist),
  entry(recentlySeen),
  entry(liveOrder),
  entry(app),
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
])

/** Starts a flow by name, with a report of how the tester uses its screen. Throws an Error if there is none. */
export function startFlow(name: string, hand: Hand): StageRun {
  const start = starts.get(name)
  if (start === undefined) throw new Error(`There is no flow '${name}'.`)
  return start(hand)
}
