import { admin, buyers } from './people.ts'
import { sellers } from './sellers.ts'

export type DemoAccount = {
  email: string
  name: string
  password: string
  role: 'buyer' | 'seller' | 'admin'
}

const PASSWORD = 'second-hand'

/** All demo accounts that can sign in, with the main account of each role at the start of its role. */
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

/** One account of each kind, which the login page offers in demo mode. */
export const offeredAccounts = Object.entries(kinds).flatMap(([kind, people]) =>
  people.slice(0, 1).map(({ email }) => ({ kind, email, password: PASSWORD })),
)

/** The accounts in the Google account chooser: two unregistered users and a seller. */
export const chooserAccounts: ReadonlyArray<{ email: string; name: string }> = [
  { email: 'maya@loppis.test', name: 'Maya Lindqvist' },
  { email: 'jonas@loppis.test', name: 'Jonas Okafor' },
  { email: 'priya@loppis.test', name: 'Priya Raman' },
]

/** Test card numbers and the outcome of a payment with each. */
export const demoCards: ReadonlyArray<{ number: string; outcome: string }> = [
  { number: '4242 4242 4242 4242', outcome: 'succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'has insufficient funds' },
  { number: '4000 0025 0000 3155', outcome: 'asks for 3-D Secure' },
  { number: '4000 0000 0000 0341', outcome: 'is accepted, then fails when charged' },
  { number: '4000 0000 0000 0259', outcome: 'succeeds and is disputed later' },
]
