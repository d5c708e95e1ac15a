import type { Role } from '../../domain/user.ts'

/** The target screens of the tiles and the side menu for each role (rule R8). */
export const tiles = {
  buyer: ['myOrders', 'wishlist'],
  seller: ['addProduct', 'myProducts', 'myBuyers'],
  admin: ['allSellers', 'allBuyers', 'reportedItems'],
} as const satisfies Record<Role, readonly string[]>
