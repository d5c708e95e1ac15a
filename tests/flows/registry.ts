import { advertiseScript } from '../models/advertise.events.ts'
import { bookingScript } from '../models/booking.events.ts'
import { changeableScript, collectionScript } from '../models/collection.events.ts'
import { confirmationScript } from '../models/confirmation.events.ts'
import { listingScript } from '../models/listing.events.ts'
import { noticesScript } from '../models/notices.events.ts'
import { paymentScript } from '../models/payment.events.ts'
import { reportScript } from '../models/report.events.ts'
import { sessionScript } from '../models/session.events.ts'
import { shelfScript } from '../models/shelf.events.ts'
import { tableScript } from '../models/table.events.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import { advertiseInProduct } from '../product/advertise.product.ts'
import { bookingInProduct } from '../product/booking.product.ts'
import { sellersInProduct } from '../product/collection-of-sellers.product.ts'
import { ordersInProduct } from '../product/collection.product.ts'
import { confirmationInProduct } from '../product/confirmation.product.ts'
import { listingInProduct } from '../product/listing.product.ts'
import { noticesInProduct } from '../product/notices.product.ts'
import { paymentInProduct } from '../product/payment.product.ts'
import { reportInProduct } from '../product/report.product.ts'
import { sessionInProduct } from '../product/session.product.ts'
import { shelfInProduct } from '../product/shelf.product.ts'
import { tableInProduct } from '../product/table.product.ts'
import { preferencesInProduct } from '../product/preferences.product.ts'
import { allBuyersActs, allSellersActs, reportedItemsActs } from '../screens/admin.acts.ts'
import { bookingActs } from '../screens/booking.acts.ts'
import { confirmationActs } from '../screens/confirmation.acts.ts'
import { listingActs } from '../screens/listing.acts.ts'
import { buyersActs } from '../screens/my-buyers.acts.ts'
import { advertiseActs, productsActs } from '../screens/my-products.acts.ts'
import { noticesActs } from '../screens/notices.acts.ts'
import { ordersActs } from '../screens/orders.acts.ts'
import { paymentActs } from '../screens/payment.acts.ts'
import { reportActs } from '../screens/report.acts.ts'
import type { ScreenFlow } from '../screens/screen.ts'
import { sessionActs } from '../screens/session.acts.ts'
import { shelfActs } from '../screens/shelf.acts.ts'
import { tableActs } from '../screens/table.acts.ts'
import { preferencesActs } from '../screens/preferences.acts.ts'
import { listOf, type PathList } from './path-list.ts'

/** A machine with every list of paths along which it is walked. */
export type MachineFlows = { name: string; lists: readonly PathList[] }

const machine = (name: string, ...lists: readonly PathList[]): MachineFlows => ({ name, lists })

/** A list that only its screen walks: the pure driver walks the machine with plain items. */
const listOnScreen = <Context>(screen: ScreenFlow<Context>) =>
  listOf(screen.name, screen.script, { isPure: false, screen })

export const machines: readonly MachineFlows[] = [
  machine(
    'session',
    listOf('session', sessionScript, { screen: sessionActs, product: sessionInProduct }),
  ),
  machine(
    'booking',
    listOf('booking', bookingScript, { screen: bookingActs, product: bookingInProduct }),
  ),
  machine(
    'payment',
    listOf('payment', paymentScript, { screen: paymentActs, product: paymentInProduct }),
  ),
  machine(
    'confirmation',
    listOf('confirmation', confirmationScript, {
      screen: confirmationActs,
      product: confirmationInProduct,
    }),
  ),
  machine(
    'collection',
    listOf('collection', collectionScript, { product: ordersInProduct }),
    listOf('changeable', changeableScript, { product: sellersInProduct }),
    listOnScreen(ordersActs),
    listOnScreen(productsActs),
    listOnScreen(buyersActs),
    listOnScreen(allBuyersActs),
    listOnScreen(allSellersActs),
    listOnScreen(reportedItemsActs),
  ),
  machine(
    'notices',
    listOf('notices', noticesScript, { screen: noticesActs, product: noticesInProduct }),
  ),
  machine(
    'advertise',
    listOf('advertise', advertiseScript, { screen: advertiseActs, product: advertiseInProduct }),
  ),
  machine(
    'listing',
    listOf('listing', listingScript, { screen: listingActs, product: listingInProduct }),
  ),
  machine(
    'report',
    listOf('report', reportScript, { screen: reportActs, product: reportInProduct }),
  ),
  machine('shelf', listOf('shelf', shelfScript, { screen: shelfActs, product: shelfInProduct })),
  machine('table', listOf('table', tableScript, { screen: tableActs, product: tableInProduct })),
  machine(
    'preferences',
    listOf('preferences', preferencesScript, {
      screen: preferencesActs,
      product: preferencesInProduct,
    }),
  ),
]
