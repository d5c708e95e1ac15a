import { Hono } from 'hono'
import type { Queryable } from '../../../database/database.ts'
import type { Moment } from '../intents.ts'
import {
  disputeListParameters,
  disputeParameters,
  disputeRetrieveParameters,
} from '../parameters/disputes.ts'
import { readParameters } from '../parameters/table.ts'
import {
  type Api,
  type Dependencies,
  done,
  type Expand,
  expanded,
  once,
  queryOf,
  type Request,
  requireMerchant,
} from '../requests.ts'
import { listView } from '../views.ts'
import { closeDispute, updateDispute } from './answers.ts'
import { listDisputes, readDisputeView } from './disputes.ts'

/** Creates the routes of /disputes: https://docs.stripe.com/api/disputes */
export function createDisputeRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  /** Answers a change of the dispute in the path. */
  const change = (
    context: Request,
    body: string,
    given: Expand,
    work: (transaction: Queryable, id: string, moment: Moment) => Promise<void>,
  ) =>
    once(dependencies, context, body, async (transaction, moment) => {
      const id = context.req.param('id') ?? ''
      await work(transaction, id, moment)
      const view = await readDisputeView(transaction, id)
      return done(await expanded(transaction, moment.now, view, given))
    })

  routes.get('/', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), disputeListParameters)
    const { rows, hasMore } = await listDisputes(database, given)
    const views = await Promise.all(rows.map(({ id }) => readDisputeView(database, id)))
    const list = listView('/v1/disputes', views, hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), disputeRetrieveParameters)
    const view = await readDisputeView(database, context.req.param('id'))
    return context.json(await expanded(database, now(), view, given))
  })

  routes.post('/:id', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, disputeParameters)
    return change(context, body, given, (transaction, id, moment) =>
      updateDispute(transaction, id, given, moment.now),
    )
  })

  routes.post('/:id/close', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, disputeRetrieveParameters)
    return change(context, body, given, (transaction, id, moment) =>
      closeDispute(transaction, id, moment.now),
    )
  })

  return routes
}
