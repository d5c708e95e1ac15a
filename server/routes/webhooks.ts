import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Market } from '../market.ts'
import { takeEvent } from '../payments/events.ts'

/** Serves POST /webhooks/cards: the card provider's events. The provider resends an event until the response is 200. */
export function webhookRoutes(market: Market): Hono {
  return new Hono().post(
    '/webhooks/cards',
    authorise(market, 'POST /webhooks/cards'),
    async (context) => {
      await takeEvent(market, context.var.cardEvent)
      return context.json({ received: true })
    },
  )
}
