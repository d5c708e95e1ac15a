import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  home: 'Good things, second time around',
  category: 'Category',
  categories: 'Categories',
  advertisements: 'Advertised products',
  blog: 'Blog',
  wishlist: 'Wishlist',
  savedSearches: 'Saved searches',
  login: 'Login',
  register: 'Register',
  dashboard: 'Dashboard',
  addProduct: 'Add a Product',
  myProducts: 'My Products',
  myBuyers: 'My Buyers',
  myOrders: 'My Orders',
  payment: 'Payment',
  receipt: 'Receipt',
  allBuyers: 'All Buyers',
  allSellers: 'All Sellers',
  reportedItems: 'Reported Items',
  orderReviews: 'Orders to Review',
  offers: 'Offers',
  notifications: 'Notifications',
  payouts: 'Money',
  search: 'Search',
  notFound: 'Not found',
  error: 'Error',
}

export type PageMessages = MessageShape<typeof english>

/** The title of each page, by screen. */
export const pageMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().pageWords
  },
})
