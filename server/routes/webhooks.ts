import { literal, object } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { handleCardEvent } from '../use-cases/card-events.ts'
import { SERVER } from './extensions.ts'

export const webhookEndpoints = [
  endpoint({
    method: 'POST',
    path: '/webhooks/cards',
    access: { signed: true },
    limit: 'webhook',
    summary: 'Takes an event of the card provider, which sends it again until the response is 200.',
    extension: SERVER,
    headers: { 'Stripe-Signature': 'The signature of the card provider.' },
    answer: object({ received: literal(true) }),
    example: { body: { type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } } },
    async handle({ cardEvent }, app) {
      await handleCardEvent(app, cardEvent)
      return { received: true }
    },
  }),
]
