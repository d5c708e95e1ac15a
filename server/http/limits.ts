export type Scope = 'address' | 'account'

/**
 * How many requests pass in a minute, or in a day (`isOfDay`), of an address and of an account. `inMemory`: each server counts for itself. That costs
 * no statement, and suits reads, whose limit protects the server; whatever costs money or can be guessed is counted in the
 * database, for all servers.
 */
type Limit = Partial<Record<Scope, number>> & { readonly inMemory?: true; readonly isOfDay?: true }

/** Whole offices and mobile networks share an address, so that a limit of addresses is for hundreds of people. */
export const LIMITS = {
  /** Any request, also of a file. A visit is about twelve, beside the files. */
  request: { address: 6000, inMemory: true },
  /** Rendering a page. The excess gets the page without its content, which the browser then reads. */
  page: { address: 900, inMemory: true },
  publicRead: { address: 3000, inMemory: true },
  search: { address: 600, inMemory: true },
  suggestion: { address: 900, inMemory: true },
  read: { account: 1200, inMemory: true },
  /** A stream, or the same messages at once. Each page that is loaded opens one. */
  live: { account: 120, inMemory: true },
  /** The card provider is asked for the state of a payment. */
  paymentRead: { account: 240, inMemory: true },
  webhook: { address: 1200, inMemory: true },
  /** A password, a Google account, a mail or the code of a mail at the identity stand-in. */
  identity: { address: 60 },
  /** The other requests of the Firebase SDK to the identity stand-in: the user's data, a renewed token. */
  identityDetails: { address: 300 },
  /** An access token, at a sign-in and once an hour. */
  accessToken: { address: 60 },
  registration: { address: 60 },
  upload: { address: 30 },
  /** A field of a card form at the card stand-in; a form has three. */
  cardEntry: { address: 180 },
  /** The spans of a page, at most every five seconds. */
  browserSpans: { address: 120 },
  unsubscription: { address: 60 },
  /** A subscription to push messages, which a push service renews once in weeks. */
  pushRenewal: { address: 60 },
  /** A change of the account, a sign-out everywhere or a deletion. */
  accountChange: { account: 30 },
  /** The download of all data of the account. */
  accountData: { account: 10 },
  booking: { account: 60 },
  bookingRemoval: { account: 60 },
  /** How to reach a seller, one product at a time: a buyer asks a few sellers, and a harvester asks all. */
  contact: { account: 60, isOfDay: true },
  intent: { address: 120, account: 20 },
  savedPayment: { account: 60 },
  listing: { account: 30 },
  report: { account: 30 },
  wishlist: { account: 120 },
  savedSearch: { account: 60 },
  following: { account: 120 },
  orderEvent: { account: 60 },
  reviewEvent: { account: 30 },
  offer: { account: 20 },
  offerEvent: { account: 60 },
  message: { address: 120, account: 30 },
  /** The readings of messages, above all. */
  caseEvent: { account: 60 },
  conversationEvent: { account: 240 },
  notification: { account: 240 },
  listingEvent: { account: 60 },
  /** The card provider is asked for a new page. */
  onboarding: { account: 20 },
  /** An admin's change of users, products and reports. */
  administration: { account: 120 },
  /** Days that pass for every user of the demo world. */
  demoClock: { address: 20, account: 10 },
} as const satisfies Record<string, Limit>

/** The name of a limit. */
export type Act = keyof typeof LIMITS

/** The acts that are limited by addresses, or by accounts. */
export type ActOf<By extends Scope> = {
  [Name in Act]: (typeof LIMITS)[Name] extends Record<By, number> ? Name : never
}[Act]
