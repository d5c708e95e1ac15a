import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  home: {
    title: 'Good things, second time around',
    description: 'A marketplace for second-hand goods: book, meet the seller, pay by card.',
  },
  category: {
    title: 'Category',
    description: 'Second-hand things in this category, with price, condition and seller.',
  },
  categories: {
    title: 'Categories',
    description: 'All the categories of second-hand things on Loppis.',
  },
  advertisements: {
    title: 'Advertised products',
    description: 'What sellers advertise at the moment.',
  },
  blog: {
    title: 'Blog',
    description: 'Questions and answers about buying and selling second-hand.',
  },
  wishlist: { title: 'Wishlist', description: 'What you would like to have one day.' },
  login: {
    title: 'Login',
    description: 'Log in with your e-mail address or with Google.',
  },
  register: { title: 'Register', description: 'Register as a buyer or as a seller.' },
  dashboard: { title: 'Dashboard', description: 'Your place on the marketplace.' },
  addProduct: {
    title: 'Add a Product',
    description: 'List something that deserves a second home.',
  },
  myProducts: {
    title: 'My Products',
    description: 'What you have listed, and what is advertised.',
  },
  myBuyers: { title: 'My Buyers', description: 'Who bought what you sold.' },
  myOrders: { title: 'My Orders', description: 'What you have booked, and what is paid.' },
  payment: { title: 'Payment', description: 'Pay for what you have booked.' },
  allBuyers: { title: 'All Buyers', description: 'Everybody who is registered as a buyer.' },
  allSellers: {
    title: 'All Sellers',
    description: 'Everybody who is registered as a seller, and who of them is verified.',
  },
  reportedItems: {
    title: 'Reported Items',
    description: 'What people have found something wrong with.',
  },
  notFound: { title: 'Not found', description: 'This page is not here.' },
  error: { title: 'An error', description: 'Something went wrong here.' },
}

export type PageMessages = MessageShape<typeof english>

/** The title and the description of each page, by screen. */
export const pageMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().pageWords
  },
})
