import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate'
import { appMachine } from '../../machines/app.machine.ts'
import { identifyViewerMachine } from '../../machines/identifyViewer.machine.ts'
import { liveOrderMachine } from '../../machines/liveOrder.machine.ts'
import { prefetchMachine } from '../../machines/prefetch.machine.ts'
import { recentlySeenMachine } from '../../machines/recentlySeen.machine.ts'
import { wishlistMachine } from '../../machines/wishlist.machine.ts'
import { Callout } from '../../src/ui/Callout/Callout.tsx'
import { appScript } from '../../tests/models/app.events.ts'
import { camera, productList } from '../../tests/models/booking.events.ts'
import {
  changeableMachine,
  changeableScript,
  collectionMachine,
  collectionScript,
} from '../../tests/models/collection.events.ts'
import { identifyViewerScript } from '../../tests/models/identifyViewer.events.ts'
import { liveOrderScript } from '../../tests/models/liveOrder.events.ts'
import { prefetchScript } from '../../tests/models/prefetch.events.ts'
import { recentlySeenScript } from '../../tests/models/recentlySeen.events.ts'
import type { Script } from '../../tests/models/script.ts'
import { wishlistScript } from '../../tests/models/wishlist.events.ts'
import { scriptedActor } from '../../tests/models/scripted-actor.ts'
import {
  allBuyersScreen,
  allSellersScreen,
  reportedItemsScreen,
} from '../../tests/screens/admin.screen.tsx'
import { bookingScreen } from '../../tests/screens/booking.screen.tsx'
import { connectionScreen } from '../../tests/screens/connection.screen.tsx'
import { cropScreen } from '../../tests/screens/crop.screen.tsx'
import { confirmationScreen } from '../../tests/screens/confirmation.screen.tsx'
import { galleryScreen } from '../../tests/screens/gallery.screen.tsx'
import { listingScreen } from '../../tests/screens/listing.screen.tsx'
import { buyersScreen } from '../../tests/screens/my-buyers.screen.tsx'
import { advertiseScreen, createProductsScreen } from '../../tests/screens/my-products.screen.tsx'
import { noticesScreen } from '../../tests/screens/toasts.screen.tsx'
import { orderScreen } from '../../tests/screens/order.screen.tsx'
import { createOrdersScreen } from '../../tests/screens/orders.screen.tsx'
import { payoutsScreen } from '../../tests/screens/payouts.screen.tsx'
import { pictureScreen } from '../../tests/screens/picture.screen.tsx'
import { picturesScreen } from '../../tests/screens/pictures.screen.tsx'
import { paymentScreen } from '../../tests/screens/payment.screen.tsx'
import { productScreen } from '../../tests/screens/product.screen.tsx'
import { reportScreen } from '../../tests/screens/productReport.screen.tsx'
import type { Screen } from '../../tests/screens/screen.ts'
import { searchScreen } from '../../tests/screens/search.screen.tsx'
import { sessionScreen } from '../../tests/screens/session.screen.tsx'
import { shelfScreen } from '../../tests/screens/productList.screen.tsx'
import { preferencesScreen } from '../../tests/screens/preferences.screen.tsx'
import { updateScreen } from '../../tests/screens/update.screen.tsx'
import { demoClockScreen } from '../../tests/screens/demoClock.screen.tsx'
import { suggestionsScreen } from '../../tests/screens/suggestions.screen.tsx'
import { forgottenPasswordScreen } from '../../tests/screens/forgottenPassword.screen.tsx'
import { passwordResetScreen } from '../../tests/screens/passwordReset.screen.tsx'
import { sellerScreen } from '../../tests/screens/seller.screen.tsx'
import { accountScreen } from '../../tests/screens/account.screen.tsx'
import { accountDeletionScreen } from '../../tests/screens/accountDeletion.screen.tsx'
import { signOutEverywhereScreen } from '../../tests/screens/signOutEverywhere.screen.tsx'
import { passwordChangeScreen } from '../../tests/screens/passwordChange.screen.tsx'
import { searchSaveScreen } from '../../tests/screens/searchSave.screen.tsx'
import { dataDownloadScreen } from '../../tests/screens/dataDownload.screen.tsx'
import { verificationMailScreen } from '../../tests/screens/verificationMail.screen.tsx'
import { pushDeviceScreen } from '../../tests/screens/pushDevice.screen.tsx'
import { notificationSettingsScreen } from '../../tests/screens/notificationSettings.screen.tsx'
import { emailConfirmationScreen } from '../../tests/screens/emailConfirmation.screen.tsx'
import { listingEditScreen } from '../../tests/screens/listingEdit.screen.tsx'
import { conversationScreen } from '../../tests/screens/conversation.screen.tsx'
import { inboxScreen } from '../../tests/screens/inbox.screen.tsx'
import { offersScreen } from '../../tests/screens/offers.screen.tsx'
import { outboxScreen } from '../../tests/screens/outbox.screen.tsx'
import { sellerContactScreen } from '../../tests/screens/sellerContact.screen.tsx'
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
  entry(noticesScreen),
  entry(advertiseScreen),
  entry(listingScreen),
  entry(pictureScreen),
  entry(picturesScreen),
  entry(cropScreen),
  entry(reportScreen),
  entry(orderScreen),
  entry(payoutsScreen),
  entry(productScreen),
  entry(galleryScreen),
  entry(shelfScreen),
  entry(searchScreen),
  entry(preferencesScreen),
  entry(connectionScreen),
  entry(updateScreen),
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
