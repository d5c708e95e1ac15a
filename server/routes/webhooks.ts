import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { handleCardEvent } from '../use-cases/card-events.ts'

/** Serves POST /webhooks/cards: the card provider's events. The provider resends an event until the response is 200. */
export function webhookRoutes(appContext: AppContext): Hono {
  return new Hono().post(
    '/webhooks/cards',
    authorise(appContext, 'POST /webhooks/cards'),
    async (context) => {
      await handleCardEvent(appContext, context.var.cardEvent)
      return context.json({ received: true })
    },
  )
}
