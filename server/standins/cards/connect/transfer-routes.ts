import { Hono } from 'hono'
import {
  reversalListParameters,
  reversalParameters,
  transferListParameters,
  transferParameters,
  transferRetrieveParameters,
} from '../parameters/transfers.ts'
import { readParameters } from '../parameters/table.ts'
import {
  type Api,
  type Dependencies,
  done,
  expanded,
  madeOrRefused,
  once,
  queryOf,
  requireMerchant,
} from '../requests.ts'
import { listView } from '../views.ts'
import { createReversal, listReversals, readReversal } from './reversals.ts'
import { reversalView } from './transfer-views.ts'
import {
  createTransfer,
  listTransfers,
  lockTransfer,
  readTransfer,
  readTransferView,
} from './transfers.ts'

/** Creates the routes of /transfers and their reversals: https://docs.stripe.com/api/transfers */
export function createTransferRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  routes.post('/', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, transferParameters)
    return once(dependencies, context, body, (transaction, moment) =>
      madeOrRefused(
        () => createTransfer(transaction, given, moment.now),
        async ({ id }) => {
          const view = await readTransferView(transaction, id)
          return done(await expanded(transaction, moment.now, view, given))
        },
      ),
    )
  })

  routes.get('/', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), transferListParameters)
    const { rows, hasMore } = await listTransfers(database, given)
    const views = await Promise.all(rows.map(({ id }) => readTransferView(database, id)))
    const list = listView('/v1/transfers', views, hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), transferRetrieveParameters)
    const view = await readTransferView(database, context.req.param('id'))
    return context.json(await expanded(database, now(), view, given))
  })

  routes.post('/:id/reversals', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, reversalParameters)
    return once(dependencies, context, body, async (transaction, moment) => {
      const transfer = await lockTransfer(transaction, context.req.param('id'))
      return madeOrRefused(
        () => createReversal(transaction, transfer, given, moment.now),
        async (reversal) =>
          done(await expanded(transaction, moment.now, reversalView(reversal), given)),
      )
    })
  })

  routes.get('/:id/reversals', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), reversalListParameters)
    const { id } = await readTransfer(database, context.req.param('id'))
    const { rows, hasMore } = await listReversals(database, id, given)
    const list = listView(`/v1/transfers/${id}/reversals`, rows.map(reversalView), hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/:id/reversals/:reversal', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), transferRetrieveParameters)
    const { id, reversal } = context.req.param()
    const view = reversalView(await readReversal(database, id, reversal))
    return context.json(await expanded(database, now(), view, given))
  })

  return routes
}
