import { Hono } from 'hono'
import {
  accountListParameters,
  accountParameters,
  accountRetrieveParameters,
  linkParameters,
  rejectParameters,
} from '../parameters/accounts.ts'
import { readParameters } from '../parameters/table.ts'
import {
  type Api,
  type Dependencies,
  done,
  expanded,
  once,
  queryOf,
  requireMerchant,
} from '../requests.ts'
import { listView } from '../views.ts'
import { createLink, linkView } from './account-links.ts'
import { accountView } from './account-views.ts'
import { changeAccount, createAccount, listAccounts, readAccount } from './accounts.ts'
import type { AccountRow } from './rows.ts'

/** Creates the routes of /accounts and /account_links: https://docs.stripe.com/api/accounts */
export function createAccountRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  routes.post('/accounts', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, accountParameters)
    return once(dependencies, context, body, async (transaction, moment) => {
      const account = accountView(await createAccount(transaction, given, moment.now))
      return done(await expanded(transaction, moment.now, account, given))
    })
  })

  routes.get('/accounts', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), accountListParameters)
    const { rows, hasMore } = await listAccounts(database, given)
    const list = listView('/v1/accounts', rows.map(accountView), hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.get('/accounts/:id', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), accountRetrieveParameters)
    const account = accountView(await readAccount(database, context.req.param('id')))
    return context.json(await expanded(database, now(), account, given))
  })

  routes.post('/accounts/:id/reject', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, rejectParameters)
    return once(dependencies, context, body, async (transaction, moment) => {
      const account = await changeAccount(
        transaction,
        context.req.param('id'),
        (found) => ({ ...found, rejected: reasonOf(given.reason) }),
        moment.now,
      )
      return done(await expanded(transaction, moment.now, accountView(account), given))
    })
  })

  routes.post('/account_links', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, linkParameters)
    return once(dependencies, context, body, async (transaction, moment) => {
      const link = await createLink(transaction, given, moment.now)
      return done(linkView(link, context.req.url, moment.now))
    })
  })

  return routes
}

/** Returns the value of disabled_reason after a rejection. */
function reasonOf(reason: string): NonNullable<AccountRow['rejected']> {
  if (reason === 'terms_of_service') return reason
  return reason.startsWith('fraud') ? 'fraud' : 'other'
}
