import type { Stripe } from 'stripe'
import { vi } from 'vitest'
import { WAIT_TIMEOUT } from '../../timeouts.ts'

/**
 * Creates an active connected account in Stripe's test mode. Nobody can fill Stripe's onboarding page here, so the merchant gives
 * the details: https://docs.stripe.com/connect/testing
 */
export async function activatedAccount(stripe: Stripe): Promise<string> {
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
