import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  tryAgain: 'Try again',
  goHome: 'Go Home',
  logOut: 'Log Out',
  notFound: '404 Not Found',
  tellUs:
    'To tell us of it, save a report of what happened here. It holds no password, no card and no mail address.',
  saveReport: 'Save a report',
  notLoaded: 'This could not be loaded.',
  reference: (id: string) => `Reference: ${id}`,
  signedInAs: {
    buyer: (name: string, email: string) => `You are signed in as ${name}, ${email} (buyer).`,
    seller: (name: string, email: string) => `You are signed in as ${name}, ${email} (seller).`,
    admin: (name: string, email: string) => `You are signed in as ${name}, ${email} (admin).`,
  },
  toDashboard: 'Go to your dashboard',
  asSomebodyElse: 'Sign in as somebody else',
}

export type ErrorMessages = MessageShape<typeof english>

/** Messages and actions of the error screen. */
export const errorMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().errorWords
  },
})
