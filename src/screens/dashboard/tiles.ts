import type { Role } from '../../domain/user.ts'

/** Tiles and side menu by role (rule R8), by the screens that they lead to. */
export const tiles = {
  buyer: ['myOrders', 'wishlist'],
  seller: ['addProduct', 'myProducts', 'myBuyers'],
  admin: ['allSellers', 'allBuyers', 'reportedItems'],
} as const satisfies Record<Role, readonly string[]>
