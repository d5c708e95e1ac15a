import { createBrowserWishlist } from './browser-wishlist.ts'
import { createSeenProducts } from './seen-products.ts'

/** The lists that this browser keeps, whose code is loaded when one of them is needed. */
export const browserWishlist = createBrowserWishlist(() => window.localStorage)
export const seenProducts = createSeenProducts(() => window.localStorage)
