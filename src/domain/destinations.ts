import type { Role } from './user.ts'

/** Where the product can take a user: the screens and what each needs to know. Only services/navigation knows the paths. */
export type Destination =
  | { screen: 'home' }
  | { screen: 'categories' }
  /** `productId`: the card to come back to after signing in. */
  | { screen: 'category'; categoryId: string; productId?: string }
  /** `productId`: as of a category. */
  | { screen: 'advertisements'; productId?: string }
  | { screen: 'blog' }
  /** `origin`: where to go once signed in; `needs`: the role that the origin is for. */
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

/** Where products stand to be booked and reported, and where one comes back to after signing in. */
export type Shelf = Extract<Destination, { screen: 'category' | 'advertisements' }>

/** The login, which leads back to one product where it stood on its shelf (rule B3). */
export function loginFor(productId: string, shelf: Shelf): Destination {
  return { screen: 'login', origin: { ...shelf, productId } }
}
