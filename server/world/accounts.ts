import { admin, buyers } from './people.ts'
import { sellers } from './sellers.ts'

export type DemoAccount = {
  email: string
  name: string
  password: string
  role: 'buyer' | 'seller' | 'admin'
}

const PASSWORD = 'second-hand'

/** Everybody in the demo world who can sign in; the first of each role comes first. */
export const demoAccounts: readonly DemoAccount[] = [
  ...buyers.map((person) => account(person, 'buyer')),
  ...sellers.map((person) => account(person, 'seller')),
  account(admin, 'admin'),
]

function account({ email, name }: { email: string; name: string }, role: DemoAccount['role']) {
  return { email, name, password: PASSWORD, role }
}

const kinds = {
  buyer: buyers,
  seller: sellers.filter(({ isVerified }) => isVerified),
  unverifiedSeller: sellers.filter(({ isVerified }) => !isVerified),
  admin: [admin],
}

/** Somebody of each kind, whom the login of the demo world lets anybody be. */
export const offeredAccounts = Object.entries(kinds).flatMap(([kind, people]) =>
  people.slice(0, 1).map(({ email }) => ({ kind, email, password: PASSWORD })),
)

/** Whom the Google chooser offers: two who are new here, and a seller. */
export const chooserAccounts: ReadonlyArray<{ email: string; name: string }> = [
  { email: 'maya@loppis.test', name: 'Maya Lindqvist' },
  { email: 'jonas@loppis.test', name: 'Jonas Okafor' },
  { email: 'priya@loppis.test', name: 'Priya Raman' },
]

/** The card numbers to try, and what happens to each. */
export const testCards: ReadonlyArray<{ number: string; outcome: string }> = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', outcome: 'asks for 3-D Secure' },
  { number: '4000 0000 0000 0341', outcome: 'is accepted, then fails when charged' },
  { number: '4000 0000 0000 0259', outcome: 'succeeds and is disputed later' },
]
