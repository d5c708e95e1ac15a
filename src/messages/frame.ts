import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  homeLink: 'Loppis, home',
  main: 'Main',
  home: 'Home',
  categories: 'Categories',
  categoriesFailed: 'The categories could not be loaded.',
  loadingCategories: 'Loading the categories',
  blog: 'Blog',
  dashboard: 'Dashboard',
  login: 'Login',
  logout: 'Logout',
  signingIn: 'Signing you in',
  loggingOut: 'Logging out',
  loadingPage: 'Loading the page',
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
  saveReport: 'Save a report',
  whatIsReported:
    'What happened here, for whoever mends it. No password, no card, no mail address.',
}

export type FrameMessages = MessageShape<typeof english>

/** Messages of the frame around every screen. */
export const frameMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().frameWords
  },
})
