import { Stripe } from 'stripe'
import { createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { setupResource } from '../opened-for-tests.ts'
import { openTestDatabase } from '../postgres/test-database.ts'

/** Opens a card stand-in with a database and a clock of its own, and Stripe's SDK for it. */
async function openStripe() {
  const database = await openTestDatabase()
  let now = new Date('2030-05-01T12:00:00Z')
  const standIn = await createCardStandIn({ database, now: () => now })
  return {
    database,
    now: () => now,
    standIn,
    stripe: new Stripe(standIn.secretKey, {
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
      telemetry: false,
      maxNetworkRetries: 0,
    }),
    /** Sets the clock of the stand-in ahead. */
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    close: () => database.close(),
  }
}

/** Opens Stripe's SDK on a card stand-in for the tests of a file. */
export const setupStripe = () => setupResource(openStripe)
