import { createFakePush } from '../screen/fake-push.ts'
import { waitFor } from 'xstate'
import { provideAccount } from '../../src/actors/account.ts'
import { provideAccountDeletion } from '../../src/actors/accountDeletion.ts'
import { provideAdmin } from '../../src/actors/admin.ts'
import { provideBooking } from '../../src/actors/booking.ts'
import { provideCases } from '../../src/actors/cases.ts'
import { provideDesk } from '../../src/actors/desk.ts'
import { provideCatalogue } from '../../src/actors/catalogue.ts'
import { provideForgottenPassword } from '../../src/actors/forgottenPassword.ts'
import { provideAddProduct } from '../../src/actors/addProduct.ts'
import { providePictures } from '../../src/actors/pictures.ts'
import { provideOrder } from '../../src/actors/order.ts'
import { provideOrders } from '../../src/actors/orders.ts'
import { providePayment } from '../../src/actors/payment.ts'
import { providePasswordReset } from '../../src/actors/passwordReset.ts'
import { providePayouts } from '../../src/actors/payouts.ts'
import { provideConversation } from '../../src/actors/conversation.ts'
import { provideInbox, provideNotifications } from '../../src/actors/inbox.ts'
import { provideNotificationSettings } from '../../src/actors/notificationSettings.ts'
import { provideOffers } from '../../src/actors/offers.ts'
import { provideOutbox } from '../../src/actors/outbox.ts'
import { provideFollow } from '../../src/actors/follow.ts'
import { provideFollowing } from '../../src/actors/following.ts'
import { provideSellerContact } from '../../src/actors/sellerContact.ts'
import { provideDataDownload } from '../../src/actors/dataDownload.ts'
import { provideSignOutEverywhere } from '../../src/actors/signOutEverywhere.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { provideShelves } from '../../src/actors/productList.ts'
import { provideProduct } from '../../src/actors/product.ts'
import { providePushDevice } from '../../src/actors/pushDevice.ts'
import { provideReview } from '../../src/actors/review.ts'
import { provideReport } from '../../src/actors/productReport.ts'
import { provideSearch } from '../../src/actors/search.ts'
import { provideSellerProducts } from '../../src/actors/seller-products.ts'
import { createApi } from '../../src/api/api.ts'
import type { Destination } from '../../src/domain/destinations.ts'
import { pathOf } from '../../src/screens/paths.ts'
import { createBrowserWishlist } from '../../src/services/browser-wishlist.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { uploadTo } from '../../src/services/image-host.ts'
import { createSeenProducts } from '../../src/services/seen-products.ts'
import { createPhones } from '../../src/services/phones.ts'
import { createTokenStore } from '../../src/services/token.ts'
import { openBank } from '../../tools/walks/bank.ts'
import { createFakeIdentity } from './fake-identity.ts'
import { submissionFor } from '../contract/embedded-fixture.ts'
import type { FaultyApp, Person, TestData } from './faulty-app.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'

/** The product in a user's browser: all of its actors, without components. */
export type Page = ReturnType<typeof openPage>

/** Opens a page; `person`, if any, is signed in from an earlier visit unless `isSignedIn` is false; null: a guest. */
export function openPage(market: FaultyApp, person: Person | null, isSignedIn = person !== null) {
  const { origin } = market
  const storage = openStorage()
  const places: Destination[] = []
  const left: string[] = []
  const bank = openBank(origin, 'pk_test_standin')
  // No other tab removes the token here, and there is no window that receives storage events.
  const tokens = { ...createTokenStore(storage), onRemovedElsewhere: () => () => undefined }
  const api = createApi({ baseUrl: origin, readToken: tokens.read })
  const push = createFakePush()
  const nothing = () => () => undefined
  // No other tab changes the list here, and there is no window that receives storage events.
  const browserWishlist = { ...createBrowserWishlist(() => storage), watch: () => () => undefined }
  const imageHost = {
    uploadUrl: `${origin}/standins/images/upload`,
    market: { apiUrl: origin, readToken: tokens.read },
  }
  const actors = createPageActors(
    {
      createApi: () => api,
      identity: createFakeIdentity(market, person, isSignedIn),
      token: tokens,
      cards: async () => bank.service,
      images: {
        // No browser makes these pictures smaller.
        upload: (file, options) => uploadTo(imageHost, file, options),
        crop: () => Promise.reject(new Error('No picture is cropped here.')),
        open: () => ({ url: '', close: () => undefined }),
        preview: () => () => undefined,
      },
      phones: createPhones(() => ['en-US', 'sv-SE']),
      geolocation: { isAvailable: true, locate: async () => 'unavailable' },
      attemptStorage: () => storage,
      drafts: createDraftService(() => storage, openMemoryFiles),
      push: async () => push,
      browserLists: async () => ({
        browserWishlist,
        seenProducts: createSeenProducts(() => storage),
      }),
      navigation: {
        goTo: (place) => void places.push(place),
        addressOf: pathOf,
        leaveFor: (url) => void left.push(url),
        here: () => places.at(-1) ?? null,
        entry: () => undefined,
        isTraversal: () => false,
        watch: nothing,
      },
      links: { watch: nothing },
      connection: { watch: nothing, onRestored: nothing },
      visibility: { watch: nothing },
      serviceWorker: {
        subscribe: nothing,
        cacheFiles: () => undefined,
        forgetSeen: () => undefined,
      },
      theme: { read: () => 'system', apply: () => undefined },
      language: { read: () => 'en', apply: () => undefined },
      page: {
        build: { version: '', commit: null },
        demoAccounts: [],
        operatorEmail: null,
        hasSearch: true,
        path: () => '/',
        download: () => undefined,
        reload: () => undefined,
        print: () => undefined,
        isUntouched: () => true,
        waitForNetworkIdle: () => Promise.resolve(),
      },
      logError: () => undefined,
    },
    { loadActors: async () => [], CardFields: () => null },
  )
  const { app, session, toasts: notices, getMachines } = actors
  const begin = () => void app.start()
  return {
    ...actors,
    machines: {
      ...getMachines(provideCatalogue),
      ...getMachines(provideShelves),
      booking: getMachines(provideBooking),
      cases: getMachines(provideCases),
      desk: getMachines(provideDesk),
      product: getMachines(provideProduct),
      report: getMachines(provideReport),
      review: getMachines(provideReview),
      search: getMachines(provideSearch),
      addProduct: getMachines(provideAddProduct),
      pictures: getMachines(providePictures),
      payment: getMachines(providePayment),
      orders: getMachines(provideOrders),
      order: getMachines(provideOrder),
      payouts: getMachines(providePayouts),
      forgottenPassword: getMachines(provideForgottenPassword),
      account: getMachines(provideAccount),
      accountDeletion: getMachines(provideAccountDeletion),
      dataDownload: getMachines(provideDataDownload),
      sellerContact: getMachines(provideSellerContact),
      follow: getMachines(provideFollow),
      following: getMachines(provideFollowing),
      notificationSettings: getMachines(provideNotificationSettings),
      pushDevice: getMachines(providePushDevice),
      offers: getMachines(provideOffers),
      inbox: getMachines(provideInbox),
      notifications: getMachines(provideNotifications),
      conversation: getMachines(provideConversation),
      outbox: getMachines(provideOutbox),
      signOutEverywhere: getMachines(provideSignOutEverywhere),
      passwordReset: getMachines(providePasswordReset),
      ...getMachines(provideAdmin),
      ...getMachines(provideSellerProducts),
    },
    begin,
    api,
    bank,
    tokens,
    /** The destinations to which the machines navigated, in order. */
    places,
    left,
    /** Returns every toast so far. */
    shownToasts: () =>
      notices.getSnapshot().context.toasts.map(({ title, detail }) => ({ title, detail })),
    /** Starts the actors and waits until a stored session is restored. */
    async start(): Promise<void> {
      begin()
      await waitFor(session, (state) => !state.hasTag('pending'))
    },
    isPending: () => {
      const state = session.getSnapshot()
      return (
        state.hasTag('pending') ||
        state.hasTag('busy') ||
        state.matches('signingOut') ||
        state.matches({ signedIn: 'renewing' })
      )
    },
    /** Signs in again after the session has ended; Google needs no password of a trial's users. */
    async signInAgain(): Promise<void> {
      session.send({ type: 'google.submit' })
      for (;;) {
        const state = await waitFor(
          session,
          (now) => now.matches('signedIn') || now.hasTag('stuck'),
        )
        if (!state.hasTag('stuck')) return
        session.send({ type: 'session.retry' })
      }
    },
    async report({ product }: TestData): Promise<void> {
      await api.reportProduct(product._id, crypto.randomUUID())
    },
    /** Books the product of a stall as its buyer. */
    async book({ product, buyer }: TestData): Promise<void> {
      await api.bookProduct(submissionFor(product, buyer.email), crypto.randomUUID())
    },
    close(): void {
      app.stop()
    },
  }
}
