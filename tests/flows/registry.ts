import { advertiseScript } from '../models/advertise.events.ts'
import { bookingScript } from '../models/booking.events.ts'
import { changeableScript, collectionScript } from '../models/collection.events.ts'
import { confirmationScript } from '../models/confirmation.events.ts'
import { listingScript } from '../models/listing.events.ts'
import { toastsScript } from '../models/toasts.events.ts'
import { paymentScript } from '../models/payment.events.ts'
import { productReportScript } from '../models/productReport.events.ts'
import { sessionScript } from '../models/session.events.ts'
import { productListScript } from '../models/productList.events.ts'
import { tableScript } from '../models/table.events.ts'
import { preferencesScript } from '../models/preferences.events.ts'
import { advertiseInProduct } from '../product/advertise.product.ts'
import { bookingInProduct } from '../product/booking.product.ts'
import { sellersInProduct } from '../product/collection-of-sellers.product.ts'
import { ordersInProduct } from '../product/collection.product.ts'
import { confirmationInProduct } from '../product/confirmation.product.ts'
import { listingInProduct } from '../product/listing.product.ts'
import { toastsInProduct } from '../product/toasts.product.ts'
import { paymentInProduct } from '../product/payment.product.ts'
import { productReportInProduct } from '../product/productReport.product.ts'
import { sessionInProduct } from '../product/session.product.ts'
import { productListInProduct } from '../product/productList.product.ts'
import { tableInProduct } from '../product/table.product.ts'
import { preferencesInProduct } from '../product/preferences.product.ts'
import { allBuyersActs, allSellersActs, reportedItemsActs } from '../screens/admin.actions.ts'
import { bookingFlow } from '../screens/booking.actions.ts'
import { confirmationFlow } from '../screens/confirmation.actions.ts'
import { listingFlow } from '../screens/listing.actions.ts'
import { buyersActs } from '../screens/my-buyers.actions.ts'
import { advertiseActs, productsActs } from '../screens/my-products.actions.ts'
import { toastsFlow } from '../screens/toasts.actions.ts'
import { ordersFlow } from '../screens/orders.actions.ts'
import { paymentFlow } from '../screens/payment.actions.ts'
import { productReportFlow } from '../screens/productReport.actions.ts'
import type { ScreenFlow } from '../screens/screen.ts'
import { sessionFlow } from '../screens/session.actions.ts'
import { productListFlow } from '../screens/productList.actions.ts'
import { tableFlow } from '../screens/table.actions.ts'
import { preferencesActs } from '../screens/preferences.actions.ts'
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
    listOf('session', sessionScript, { screen: sessionFlow, product: sessionInProduct }),
  ),
  machine(
    'booking',
    listOf('booking', bookingScript, { screen: bookingFlow, product: bookingInProduct }),
  ),
  machine(
    'payment',
    listOf('payment', paymentScript, { screen: paymentFlow, product: paymentInProduct }),
  ),
  machine(
    'confirmation',
    listOf('confirmation', confirmationScript, {
      screen: confirmationFlow,
      product: confirmationInProduct,
    }),
  ),
  machine(
    'collection',
    listOf('collection', collectionScript, { product: ordersInProduct }),
    listOf('changeable', changeableScript, { product: sellersInProduct }),
    listOnScreen(ordersFlow),
    listOnScreen(productsActs),
    listOnScreen(buyersActs),
    listOnScreen(allBuyersActs),
    listOnScreen(allSellersActs),
    listOnScreen(reportedItemsActs),
  ),
  machine(
    'toasts',
    listOf('toasts', toastsScript, { screen: toastsFlow, product: toastsInProduct }),
  ),
  machine(
    'advertise',
    listOf('advertise', advertiseScript, { screen: advertiseActs, product: advertiseInProduct }),
  ),
  machine(
    'listing',
    listOf('listing', listingScript, { screen: listingFlow, product: listingInProduct }),
  ),
  machine(
    'productReport',
    listOf('productReport', productReportScript, {
      screen: productReportFlow,
      product: productReportInProduct,
    }),
  ),
  machine(
    'productList',
    listOf('productList', productListScript, {
      screen: productListFlow,
      product: productListInProduct,
    }),
  ),
  machine('table', listOf('table', tableScript, { screen: tableFlow, product: tableInProduct })),
  machine(
    'preferences',
    listOf('preferences', preferencesScript, {
      screen: preferencesActs,
      product: preferencesInProduct,
    }),
  ),
]
