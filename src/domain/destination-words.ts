import type { Destination } from './destinations.ts'

const words: Record<Destination['screen'], string> = {
  home: 'the home page',
  categories: 'the categories',
  category: 'what you were looking at',
  advertisements: 'the advertised products',
  blog: 'the blog',
  login: 'the login page',
  register: 'the registration',
  dashboard: 'your dashboard',
  addProduct: 'your new product',
  myProducts: 'your products',
  myBuyers: 'your buyers',
  myOrders: 'your orders',
  wishlist: 'your wishlist',
  allBuyers: 'the buyers',
  allSellers: 'the sellers',
  reportedItems: 'the reported items',
  payment: 'your payment',
}

/** A destination within a sentence: 'you are back at …'. */
export function destinationWords(destination: Destination): string {
  return words[destination.screen]
}
