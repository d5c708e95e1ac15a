import type { Role } from './user.ts'

/** The app's screens and their parameters. Only services/navigation maps them to paths. */
export type Destination =
  | { screen: 'home' }
  | { screen: 'categories' }
  /** `productId`: the card to return to after signing in. */
  | { screen: 'category'; categoryId: string; productId?: string }
  /** `productId`: as for `category`. */
  | { screen: 'advertisements'; productId?: string }
  | { screen: 'blog' }
  /** `origin`: the destination after signing in; `needs`: the role that `origin` requires. */
  | { screen: 'login'; origin?: Destination; needs?: Role }
  | { screen: 'register'; origin?: Destination }
  | { screen: 'dashboard' }
  | { screen: 'addProduct' }
  | { screen: 'myProducts' }
  | { screen: 'myBuyers' }
  | { screen: 'myOrders' }
  | { screen: 'wishlist' }
  | { screen: 'allBuyers' }
  | { screen: 'allSellers' }
  | { screen: 'reportedItems' }
  | { screen: 'payment'; bookingId: string }

/** The screens with product lists, where users book and report and where they return after signing in. */
export type ProductListDestination = Extract<Destination, { screen: 'category' | 'advertisements' }>

/** Returns the login destination that leads back to one product in its list (rule B3). */
export function loginFor(productId: string, productList: ProductListDestination): Destination {
  return { screen: 'login', origin: { ...productList, productId } }
}
