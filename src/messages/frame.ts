import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  homeLink: 'Loppis, home',
  main: 'Main',
  home: 'Home',
  categories: 'Categories',
  allCategories: 'All categories',
  categoriesFailed: "We couldn't load the categories.",
  loadingCategories: 'Loading categories',
  blog: 'Blog',
  search: 'Search Loppis',
  suggestions: 'Suggestions',
  find: 'Search',
  sell: 'Sell',
  wishlist: 'Wishlist',
  you: 'You',
  shortcuts: 'Shortcuts',
  dashboard: 'Dashboard',
  login: 'Login',
  logout: 'Logout',
  signingIn: 'Logging you in',
  loggingOut: 'Logging you out',
  loadingPage: 'Loading page',
  services: 'Services',
  buying: 'Buying',
  selling: 'Selling',
  delivery: 'Delivery and returns',
  company: 'Company',
  about: 'About Loppis',
  contact: 'Contact',
  legal: 'Legal',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  saveReport: 'Download report',
  reportContent:
    'Download a report of what happened in this tab. It contains no passwords, card numbers or email addresses.',
}

export type FrameMessages = MessageShape<typeof english>

/** Messages of the frame around every screen. */
export const frameMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().frameWords
  },
})
