import type { PageMessages } from './pages.ts'

export const pageMessages: PageMessages = {
  home: 'Bra saker, en gång till',
  category: 'Kategori',
  categories: 'Kategorier',
  advertisements: 'Annonserade varor',
  blog: 'Blogg',
  wishlist: 'Önskelista',
  login: 'Logga in',
  register: 'Skapa konto',
  dashboard: 'Min sida',
  addProduct: 'Lägg upp en vara',
  myProducts: 'Mina varor',
  myBuyers: 'Mina köpare',
  myOrders: 'Mina beställningar',
  payment: 'Betalning',
  receipt: 'Kvitto',
  allBuyers: 'Alla köpare',
  allSellers: 'Alla säljare',
  reportedItems: 'Anmälda varor',
  notFound: 'Sidan finns inte',
  error: 'Fel',
}
