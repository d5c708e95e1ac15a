import { Hono } from 'hono'
import { pattern, type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody, PlainText } from '../http/decode.ts'
import { originOf } from '../http/hosts.ts'
import { openPayoutAccount, readPayoutAccount } from '../orders/payout-accounts.ts'

/** `path`: the page of the client to which the provider sends the seller back. */
const OnboardingStruct = type({ path: pattern(PlainText, /^\/(?![/\\]).{0,200}$/) })

/**
 * Serves the payout account of a seller, an extension: GET /payout-account, and POST /payout-account/onboarding, which
 * creates the account and answers with the provider's page on which the seller enters the details.
 */
export function payoutAccountRoutes(appContext: AppContext): Hono {
  return new Hono()
    .get('/payout-account', authorise(appContext, 'GET /payout-account'), async (context) =>
      context.json(await readPayoutAccount(appContext, context.var.viewer.id)),
    )
    .post(
      '/payout-account/onboarding',
      authorise(appContext, 'POST /payout-account/onboarding'),
      async (context) => {
        const { path } = await decodeBody(context, OnboardingStruct)
        const accountId = await openPayoutAccount(appContext, context.var.viewer)
        const origin = context.req.header('origin') ?? ''
        // The client's pages may be at another origin.
        const page = (/^https?:/.test(origin) ? origin : originOf(context)) + path
        const links = { accountId, returnUrl: page, refreshUrl: page }
        return context.json({ url: await appContext.cards.onboardingLink(links) })
      },
    )
}
