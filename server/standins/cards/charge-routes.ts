import { Hono } from 'hono'
import { chargeView, refundView } from './charge-views.ts'
import { listCharges, readCharge } from './charges.ts'
import {
  chargeListParameters,
  refundListParameters,
  refundParameters,
  retrieveParameters,
} from './parameters/refunds.ts'
import { readParameters } from './parameters/table.ts'
import { createRefund, listRefunds, readRefund } from './refunds.ts'
import {
  type Api,
  type Dependencies,
  done,
  expanded,
  madeOrRefused,
  once,
  queryOf,
  requireMerchant,
} from './requests.ts'
import { listView } from './views.ts'

/** Creates the routes of /charges and /refunds, which need the secret key: https://docs.stripe.com/api/refunds */
export function createChargeRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  routes.post('/refunds', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, refundParameters)
    return once(dependencies, context, body, (transaction, moment) =>
      madeOrRefused(
        () => createRefund(transaction, given, moment.now),
        async (refund) => done(await expanded(transaction, moment.now, refundView(refund), given)),
      ),
    )
  })

  routes.get('/refunds', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), refundListParameters)
    const { rows, hasMore } = await listRefunds(database, given)
    const list = listView('/v1/refunds', rows.map(refundView), hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/refunds/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), retrieveParameters)
    const refund = refundView(await readRefund(database, context.req.param('id')))
    return context.json(await expanded(database, now(), refund, given))
  })

  routes.get('/charges', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), chargeListParameters)
    const { rows, hasMore } = await listCharges(database, given)
    const views = rows.map(chargeView)
    const list = listView('/v1/charges', views, hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/charges/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), retrieveParameters)
    const charge = chargeView(await readCharge(database, context.req.param('id')))
    return context.json(await expanded(database, now(), charge, given))
  })

  return routes
}
