import { Stripe } from 'stripe'
import { vi } from 'vitest'
import type { CardProvider } from '../../../server/vendors/cards/provider.ts'
import { stripeProvider } from '../../../server/vendors/cards/stripe.ts'
import type { Database } from '../../../server/database/database.ts'
import { WAIT_TIMEOUT } from '../../browser/timeouts.ts'
import { onboardedAccount } from './onboarding.ts'
import { openCards, order, sdkOf } from './open-cards.ts'

type SignedEvent = { body: string; signature: string; secret: string }

/** A card provider, through the server's interface and through the unmodified SDK. */
export type Cards = {
  provider: CardProvider
  /** Returns the SDK with this key in place of the valid one. */
  sdk(secretKey?: string): Stripe
  /** Charges a card, and returns the intent. */
  pay(card?: string): Promise<Stripe.PaymentIntent>
  /** Waits for the event of this type about this object, and returns it as a webhook receives it. */
  nextEvent(type: string, objectId: string): Promise<SignedEvent>
  /** Returns what `find` finds once cardholders and banks have acted, which takes some seconds. */
  eventually<Value>(find: () => Promise<Value | undefined>): Promise<Value>
  /** Returns the id of a new connected account that transfers reach. */
  activeAccount(): Promise<string>
  /** Pays a part of a connected account's balance out to its bank. */
  payOut(account: string, cents: number): Promise<void>
  close(): Promise<void>
}

/** Returns the stand-in, and Stripe's test mode if STRIPE_SECRET_KEY is set. */
export function cardProviders(): { name: string; open: () => Promise<Cards> }[] {
  const secretKey = process.env['STRIPE_SECRET_KEY']
  return [
    { name: 'the stand-in', open: openStandIn },
    ...(secretKey === undefined
      ? []
      : [{ name: 'Stripe', open: async () => openStripe(secretKey) }]),
  ]
}

const payWith =
  (stripe: Stripe) =>
  (payment_method = 'pm_card_visa') =>
    stripe.paymentIntents.create({ ...order, payment_method, confirm: true })

async function openStandIn(): Promise<Cards> {
  const { database, standIn, stripe, provider, pass, close } = await openCards(new Date())
  const secret = standIn.webhookSecret
  return {
    provider,
    sdk: (secretKey) => sdkOf(standIn, secretKey),
    pay: payWith(stripe),
    async nextEvent(type, objectId) {
      const heard = Promise.withResolvers<SignedEvent>()
      const stop = standIn.startWebhooks(async (body, signature) => {
        const event: Stripe.Event = JSON.parse(body)
        if (event.type === type && isAbout(event, objectId)) {
          heard.resolve({ body, signature, secret })
        }
        return { ok: true }
      })
      const event = await heard.promise
      await stop()
      return event
    },
    async eventually(find) {
      pass(10_000)
      const found = await find()
      if (found === undefined) throw new Error('Nobody has acted after ten seconds.')
      return found
    },
    activeAccount: () => onboardedAccount(standIn),
    payOut: (account, cents) => payOut(database, account, cents),
    close,
  }
}

function isAbout({ data }: Stripe.Event, objectId: string): boolean {
  return 'id' in data.object && data.object.id === objectId
}

function openStripe(testKey: string): Cards {
  if (!/^(sk|rk)_test_/.test(testKey)) {
    throw new Error('STRIPE_SECRET_KEY has to be of the test mode: these tests charge cards.')
  }
  const sdk = (secretKey = testKey) =>
    new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 0 })
  return {
    provider: stripeProvider({ secretKey: testKey }),
    sdk,
    pay: payWith(sdk()),
    // Stripe cannot reach this machine: its event is read from the API, and signed as its webhooks are.
    async nextEvent(type, objectId) {
      const event = await vi.waitUntil(
        async () => {
          const { data } = await sdk().events.list({ type, limit: 100 })
          return data.find((candidate) => isAbout(candidate, objectId))
        },
        { timeout: WAIT_TIMEOUT, interval: 1_000 },
      )
      const secret = 'whsec_conformance'
      const body = JSON.stringify(event)
      const signature = await sdk().webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
      })
      return { body, signature, secret }
    },
    async eventually<Value>(find: () => Promise<Value | undefined>) {
      const box = await vi.waitUntil(
        async () => {
          const value = await find()
          return value === undefined ? undefined : { value }
        },
        { timeout: WAIT_TIMEOUT, interval: 1_000 },
      )
      return box.value
    },
    activeAccount: () => activatedAccount(sdk()),
    async payOut(stripeAccount, amount) {
      await sdk().payouts.create({ amount, currency: 'usd' }, { stripeAccount })
    },
    close: async () => undefined,
  }
}

/** Takes a part of an account's balance, as an automatic payout to the seller's bank does at Stripe. */
export async function payOut(database: Database, account: string, cents: number): Promise<void> {
  await database.query(
    `insert into cards_balance_transactions (id, account, type, amount, currency, source, created)
     values ('txn_' || gen_random_uuid(), $1, 'payout', -$2::integer, 'usd', 'po_' || gen_random_uuid(), now())`,
    [account, cents],
  )
}

/**
 * Creates an active connected account in Stripe's test mode. Nobody can fill Stripe's onboarding page here, so the merchant gives
 * the details: https://docs.stripe.com/connect/testing
 */
async function activatedAccount(stripe: Stripe): Promise<string> {
  const { id } = await stripe.accounts.create({
    country: 'US',
    email: 'seller@example.test',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'application',
      stripe_dashboard: { type: 'none' },
    },
    capabilities: { transfers: { requested: true } },
    business_type: 'individual',
    business_profile: { mcc: '5931', url: 'https://accessible.stripe.com' },
    individual: {
      first_name: 'Jenny',
      last_name: 'Rosen',
      email: 'seller@example.test',
      phone: '0000000000',
      dob: { day: 1, month: 1, year: 1901 },
      id_number: '000000000',
      ssn_last_4: '0000',
      address: {
        line1: 'address_full_match',
        city: 'South San Francisco',
        state: 'CA',
        postal_code: '94080',
        country: 'US',
      },
    },
    external_account: {
      object: 'bank_account',
      country: 'US',
      currency: 'usd',
      routing_number: '110000000',
      account_number: '000123456789',
    },
    tos_acceptance: { date: Math.floor(Date.now() / 1000), ip: '192.0.2.1' },
  })
  await vi.waitUntil(
    async () => (await stripe.accounts.retrieve(id)).capabilities?.transfers === 'active',
    { timeout: WAIT_TIMEOUT, interval: 1_000 },
  )
  return id
}
