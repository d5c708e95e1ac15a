import { Hono } from 'hono'
import { type } from 'superstruct'
import { authorise } from '../access/authorise.ts'
import type { AppContext } from '../access/app-context.ts'
import { decodeBody, ExactDollars, PlainText, readBody, toCents } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { offerAnswer } from '../offers/answer.ts'
import { makeOffer } from '../use-cases/make-offer.ts'
import { listOffers, readOffer } from '../offers/read.ts'
import { sendOfferEvent } from '../use-cases/offer-events.ts'
import { Problem } from '../http/problem.ts'
import { respondWithList } from '../http/list-page.ts'

const OfferStruct = type({ productId: PlainText, price: ExactDollars })

/**
 * Serves the offers, an extension: POST /offers makes one and answers with it, GET /offers lists those of the viewer, as the
 * buyer or the seller, with `product` those for one product; GET /offers/{id} has the timeline too, and POST
 * /offers/{id}/events answers as it does. Prices are in US dollars.
 */
export function offerRoutes(appContext: AppContext): Hono {
  const { database, clock, flowClock, lists } = appContext
  const answerOf = async (viewerId: string, id: string) => {
    const [now, holdNow] = [flowClock(), clock()]
    const offer = await readOffer(database, id, holdNow)
    if (offer === null) throw new Problem('offer-unknown')
    return { ...offerAnswer(offer, { viewerId, now, holdNow }), timeline: offer.timeline }
  }
  return new Hono()
    .post(
      '/offers',
      authorise(appContext, 'POST /offers'),
      idempotent(appContext),
      async (context) => {
        const { productId, price } = await decodeBody(context, OfferStruct)
        const { id: buyerId } = context.var.viewer
        const id = await makeOffer(appContext, { productId, buyerId, cents: toCents(price) })
        return context.json(await answerOf(buyerId, id))
      },
    )
    .get('/offers', authorise(appContext, 'GET /offers'), (context) => {
      const { id: viewerId } = context.var.viewer
      const productId = context.req.query('product') ?? null
      return respondWithList(context, lists, async (page) => {
        const [now, holdNow] = [flowClock(), clock()]
        const wanted = { userId: viewerId, productId, now: holdNow }
        const offers = await listOffers(database, wanted, page)
        return offers.map((offer) => offerAnswer(offer, { viewerId, now, holdNow }))
      })
    })
    .get('/offers/:id', authorise(appContext, 'GET /offers/:id'), async (context) =>
      context.json(await answerOf(context.var.viewer.id, context.req.param('id'))),
    )
    .post(
      '/offers/:id/events',
      authorise(appContext, 'POST /offers/:id/events'),
      idempotent(appContext),
      async (context) => {
        const id = context.req.param('id')
        const { viewer } = context.var
        await sendOfferEvent(appContext, viewer, { id, body: await readBody(context) })
        return context.json(await answerOf(viewer.id, id))
      },
    )
}
