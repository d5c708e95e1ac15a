import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'

type Tile = { label: string; sentence: string; destination: Destination }

/** Tiles and side menu by role (rule R8). */
export const tiles: Record<Role, readonly Tile[]> = {
  buyer: [
    {
      label: 'My Orders',
      sentence: 'What you have booked, what is paid and what is not.',
      destination: { screen: 'myOrders' },
    },
    {
      label: 'Wishlist',
      sentence: 'What you would like to have one day.',
      destination: { screen: 'wishlist' },
    },
  ],
  seller: [
    {
      label: 'Add a Product',
      sentence: 'List something that deserves a second home.',
      destination: { screen: 'addProduct' },
    },
    {
      label: 'My Products',
      sentence: 'What you have listed, and what is advertised.',
      destination: { screen: 'myProducts' },
    },
    {
      label: 'My Buyers',
      sentence: 'Who bought what you sold.',
      destination: { screen: 'myBuyers' },
    },
  ],
  admin: [
    {
      label: 'All Sellers',
      sentence: 'Verify sellers, or remove them.',
      destination: { screen: 'allSellers' },
    },
    {
      label: 'All Buyers',
      sentence: 'Who buys here.',
      destination: { screen: 'allBuyers' },
    },
    {
      label: 'Reported Items',
      sentence: 'What buyers found wrong.',
      destination: { screen: 'reportedItems' },
    },
  ],
}
