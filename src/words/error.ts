import { fetchedSwedish } from './fetched.ts'
import { inLanguages, type Shape } from './language.ts'

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

export type ErrorWords = Shape<typeof english>

/** Messages and actions of the error screen. */
export const errorWords = inLanguages({
  en: english,
  get sv() {
    return fetchedSwedish().errorWords
  },
})
