import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  home: {
    title: 'Good things, second time around',
    description: 'A marketplace for second-hand goods: book, meet the seller, pay by card.',
  },
  category: {
    title: 'Category',
    description: 'Second-hand items in this category, with price, condition and seller.',
  },
  categories: {
    title: 'Categories',
    description: 'All categories of second-hand items on Loppis.',
  },
  advertisements: {
    title: 'Advertised products',
    description: 'Products that sellers are advertising now.',
  },
  blog: {
    title: 'Blog',
    description: 'Questions and answers about buying and selling second-hand.',
  },
  wishlist: { title: 'Wishlist', description: "Items you've saved." },
  login: {
    title: 'Login',
    description: 'Log in with your email address or with Google.',
  },
  register: { title: 'Register', description: 'Create an account as a buyer or seller.' },
  dashboard: { title: 'Dashboard', description: 'Your overview on Loppis.' },
  addProduct: {
    title: 'Add a Product',
    description: 'Sell something you no longer need.',
  },
  myProducts: {
    title: 'My Products',
    description: 'Your listings and ads.',
  },
  myBuyers: { title: 'My Buyers', description: 'People who bought from you.' },
  myOrders: { title: 'My Orders', description: 'Your bookings and payments.' },
  payment: { title: 'Payment', description: 'Pay for your booking.' },
  allBuyers: { title: 'All Buyers', description: 'People who registered as buyers.' },
  allSellers: {
    title: 'All Sellers',
    description: 'All sellers and their verification.',
  },
  reportedItems: {
    title: 'Reported Items',
    description: 'Listings that people have reported.',
  },
  notFound: { title: 'Not found', description: "This page doesn't exist." },
  error: { title: 'Error', description: 'Something went wrong.' },
}

export type PageMessages = MessageShape<typeof english>

/** The title and the description of each page, by screen. */
export const pageMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().pageWords
  },
})
