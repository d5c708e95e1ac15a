import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Market } from '../market.ts'
import { takeEvent } from '../payments/events.ts'

/** POST /webhooks/cards: what the card provider tells by itself. Answered with anything but 200 it tells again later. */
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
