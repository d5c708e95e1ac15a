import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  tryAgain: 'Try again',
  goHome: 'Go Home',
  logIn: 'Log in',
  logOut: 'Log Out',
  notFound: '404 Not Found',
  addProduct: 'Add a product',
  tellUs:
    'To report the problem, download a report of what happened in this tab. It contains no passwords, card numbers or email addresses.',
  saveReport: 'Download report',
  notLoaded: "We couldn't load this.",
  unreadableItem: "This item can't be shown.",
  reference: (id: string) => `Reference: ${id}`,
}

export type ErrorMessages = MessageShape<typeof english>

/** Messages and actions of the error screen. */
export const errorMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().errorWords
  },
})
