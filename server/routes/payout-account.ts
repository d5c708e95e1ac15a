import { array, boolean, enums, object, pattern, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { PlainText } from '../http/decode.ts'
import { originOf } from '../http/hosts.ts'
import { openPayoutAccount, readPayoutAccount } from '../orders/payout-accounts.ts'

export const payoutAccountEndpoints = [
  endpoint({
    method: 'GET',
    path: '/payout-account',
    access: { seller: 'any' },
    limit: 'read',
    summary:
      'Reads the account through which the caller is paid, and what the provider still asks for.',
    extension: 'payouts',
    answer: object({
      status: enums(['none', 'pending', 'active', 'restricted', 'rejected']),
      isSubmitted: boolean(),
      missing: array(enums(['bankAccount', 'business', 'identity', 'terms', 'other'])),
    }),
    handle: ({ viewer }, app) => readPayoutAccount(app, viewer.id),
  }),
  endpoint({
    method: 'POST',
    path: '/payout-account/onboarding',
    access: { seller: 'any' },
    limit: 'onboarding',
    summary:
      "Creates the account, and answers the provider's page for the details, which opens once.",
    extension: 'payouts',
    // `path`: the page of the client to which the provider sends the seller back.
    body: type({ path: pattern(PlainText, /^\/(?![/\\]).{0,200}$/) }),
    answer: object({ url: string() }),
    example: { body: { path: '/dashboard' } },
    async handle({ viewer, body, context }, app) {
      const accountId = await openPayoutAccount(app, viewer)
      const origin = context.req.header('origin') ?? ''
      // The client's pages may be at another origin.
      const page = (/^https?:/.test(origin) ? origin : originOf(context)) + body.path
      const links = { accountId, returnUrl: page, refreshUrl: page }
      return { url: await app.cards.onboardingLink(links) }
    },
  }),
]
