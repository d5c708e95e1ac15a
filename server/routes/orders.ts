import { Hono } from 'hono'
import { authorise } from '../access/authorise.ts'
import type { Viewer } from '../access/viewer.ts'
import type { AppContext } from '../access/app-context.ts'
import { readBody } from '../http/decode.ts'
import { idempotent } from '../access/idempotency.ts'
import { orderAnswer } from '../orders/answer.ts'
import { listOrdersForAdmins, listOrdersOf, readOrder } from '../orders/read.ts'
import { listOrderReviews, orderReviewAnswer } from '../orders/reviews.ts'
import { sendOrderEvent } from '../orders/send.ts'
import { orderTimeline } from '../orders/timeline.ts'
import { requireHosted } from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'
import { respondWithList } from '../http/list-page.ts'

/**
 * Serves the orders, an extension: GET /orders for those of the viewer (of an admin: those that wait for an admin), GET
 * /orders/{id} with its timeline, and POST /orders/{id}/events, which answers as GET /orders/{id} does. GET /order-reviews
 * is for admins: the orders that wait for an admin, the most urgent first, and why.
 */
export function orderRoutes(appContext: AppContext): Hono {
  const { database, flowClock, lists } = appContext
  const answerOf = async (viewer: Viewer, id: string) => {
    const order = await readOrder(database, id)
    if (order === null) throw new Problem('order-unknown')
    return {
      ...orderAnswer(order, { viewer, now: flowClock() }),
      timeline: orderTimeline(order.journal),
    }
  }
  return new Hono()
    .get('/orders', authorise(appContext, 'GET /orders'), (context) => {
      const { viewer } = context.var
      return respondWithList(context, lists, async (page) => {
        const orders =
          viewer.role === 'admin'
            ? await listOrdersForAdmins(database, page)
            : await listOrdersOf(database, viewer.id, page)
        const asked = { viewer, now: flowClock() }
        return orders.map((order) => orderAnswer(order, asked))
      })
    })
    .get('/order-reviews', authorise(appContext, 'GET /order-reviews'), (context) =>
      respondWithList(context, lists, async (page) => {
        const reviews = await listOrderReviews(database, page)
        const asked = { viewer: context.var.viewer, now: flowClock() }
        return reviews.map((review) => orderReviewAnswer(review, asked))
      }),
    )
    .get('/orders/:id', authorise(appContext, 'GET /orders/:id'), async (context) =>
      context.json(await answerOf(context.var.viewer, context.req.param('id'))),
    )
    .post(
      '/orders/:id/events',
      authorise(appContext, 'POST /orders/:id/events'),
      idempotent(appContext),
      async (context) => {
        const id = context.req.param('id')
        const { viewer } = context.var
        const body = await readBody(context)
        requireHosted(context, picturesIn(body), appContext)
        await sendOrderEvent(appContext, viewer, { id, body })
        return context.json(await answerOf(viewer, id))
      },
    )
}

/** Returns the pictures in a body; the event decides whether it takes them. */
function picturesIn(body: unknown): string[] {
  const pictures: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'pictures') : null
  return Array.isArray(pictures) ? pictures.filter((each) => typeof each === 'string') : []
}
