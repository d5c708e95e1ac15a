import { Hono } from 'hono'
import { invalidRequest } from './api-error.ts'
import { listBalanceTransactions, readBalance, readBalanceTransaction } from './balance.ts'
import { balanceTransactionView, balanceView } from './balance-views.ts'
import { createPayout, readPayout } from './connect/payouts.ts'
import { payoutView } from './connect/transfer-views.ts'
import {
  balanceListParameters,
  balanceParameters,
  payoutParameters,
  payoutRetrieveParameters,
} from './parameters/balance.ts'
import { readParameters } from './parameters/table.ts'
import {
  type Api,
  type Dependencies,
  done,
  expanded,
  madeOrRefused,
  once,
  queryOf,
  type Request,
  requireSecretKey,
} from './requests.ts'
import { listView } from './views.ts'

/**
 * Creates the routes of /balance, /balance_transactions and /payouts. They are about the merchant, or about the connected
 * account of the header Stripe-Account: https://docs.stripe.com/api/connected-accounts
 */
export function createBalanceRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  routes.get('/balance', async (context) => {
    requireSecretKey(context)
    readParameters(queryOf(context), balanceParameters)
    return context.json(balanceView(await readBalance(database, context.get('account'))))
  })

  routes.get('/balance_transactions', async (context) => {
    requireSecretKey(context)
    const given = readParameters(queryOf(context), balanceListParameters)
    const { rows, hasMore } = await listBalanceTransactions(database, context.get('account'), given)
    return context.json(
      listView('/v1/balance_transactions', rows.map(balanceTransactionView), hasMore),
    )
  })

  routes.get('/balance_transactions/:id', async (context) => {
    requireSecretKey(context)
    readParameters(queryOf(context), balanceParameters)
    const id = context.req.param('id')
    return context.json(
      balanceTransactionView(await readBalanceTransaction(database, context.get('account'), id)),
    )
  })

  routes.post('/payouts', async (context) => {
    const account = payee(context)
    const body = await context.req.text()
    const given = readParameters(body, payoutParameters)
    return once(dependencies, context, body, (transaction, moment) =>
      madeOrRefused(
        () => createPayout(transaction, account, given, moment.now),
        async (payout) =>
          done(await expanded(transaction, moment.now, payoutView(payout), given, account)),
      ),
    )
  })

  routes.get('/payouts/:id', async (context) => {
    const account = payee(context)
    const given = readParameters(queryOf(context), payoutRetrieveParameters)
    const payout = payoutView(await readPayout(database, account, context.req.param('id')))
    return context.json(await expanded(database, now(), payout, given, account))
  })

  return routes
}

/** Returns the connected account that is paid out. Throws ApiError (400) for the merchant, who has no bank account. */
function payee(context: Request): string {
  requireSecretKey(context)
  const account = context.get('account')
  if (account !== null) return account
  throw invalidRequest(
    null,
    'Sorry, you do not have any external accounts in that currency. The card stand-in pays connected accounts out only.',
  )
}
