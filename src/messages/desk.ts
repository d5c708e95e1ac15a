import { defineMessages } from './define-messages.ts'

/** Messages of an admin's desk. */
export const deskMessages = defineMessages({
  en: {
    search: {
      title: 'Search',
      lead: 'Find users, listings and orders.',
      words: 'Name, email, item or ID',
      find: 'Search',
      loading: 'Searching',
      nothing: (words: string) => `Nothing matches “${words}”.`,
      noneSuspended: 'No suspended users. Search to find anyone.',
      most: 'The newest 10 at most of each.',
    },
    users: 'Users',
    suspendedUsers: 'Suspended users',
    products: 'Listings',
    orders: 'Orders',
    columns: { status: 'Status', buyer: 'Buyer', seller: 'Seller' },
    roles: { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' },
    marks: { verified: 'Verified', suspended: 'Suspended', removed: 'Removed' },
    productStates: {
      forSale: 'For sale',
      notForSale: 'Not for sale',
      sold: 'Sold',
      removed: 'Removed',
    },
  },
  sv: {
    search: {
      title: 'Sök',
      lead: 'Hitta användare, annonser och beställningar.',
      words: 'Namn, e-post, vara eller id',
      find: 'Sök',
      loading: 'Söker',
      nothing: (words) => `Inget matchar ”${words}”.`,
      noneSuspended: 'Ingen är avstängd. Sök för att hitta vem som helst.',
      most: 'Högst de 10 senaste av varje.',
    },
    users: 'Användare',
    suspendedUsers: 'Avstängda användare',
    products: 'Annonser',
    orders: 'Beställningar',
    columns: { status: 'Status', buyer: 'Köpare', seller: 'Säljare' },
    roles: { buyer: 'Köpare', seller: 'Säljare', admin: 'Administratör' },
    marks: { verified: 'Verifierad', suspended: 'Avstängd', removed: 'Borttagen' },
    productStates: {
      forSale: 'Till salu',
      notForSale: 'Inte till salu',
      sold: 'Såld',
      removed: 'Borttagen',
    },
  },
})
