import { Hono } from 'hono'
import type { Queryable } from '../../database/database.ts'
import { noSuch } from './api-error.ts'
import type { Attempt } from './attempts.ts'
import { captureIntent } from './captures.ts'
import { type Caller, confirmIntent } from './confirmations.ts'
import type { Answer } from './idempotency.ts'
import { cancelIntent, updateIntent } from './intent-changes.ts'
import { createIntent, type Moment, readIntent } from './intents.ts'
import { isSame } from './keys.ts'
import { readPage } from './lists.ts'
import {
  browserConfirmParameters,
  cancelParameters,
  captureParameters,
  confirmParameters,
  createParameters,
  listParameters,
  retrieveParameters,
  updateParameters,
} from './parameters/payment-intents.ts'
import { readParameters } from './parameters/table.ts'
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
} from './requests.ts'
import type { IntentRow } from './rows.ts'
import { intentView, listView, publicIntentView } from './views.ts'

/** Creates the routes of /payment_intents: https://docs.stripe.com/api/payment_intents */
export function createIntentRoutes(dependencies: Dependencies): Api {
  const { database, now } = dependencies
  const routes: Api = new Hono()

  /** Answers a merchant's change of the intent in the path. */
  const change = (
    context: Request,
    body: string,
    given: Expand,
    work: (transaction: Queryable, id: string, moment: Moment) => Promise<IntentRow>,
  ) =>
    once(dependencies, context, body, async (transaction, moment) => {
      const intent = await work(transaction, context.req.param('id') ?? '', moment)
      return done(await expanded(transaction, moment.now, intentView(intent), given))
    })

  /** Answers a confirmation. A refused payment is stored and answered, and not thrown. */
  const answerAttempt = async (
    context: Request,
    transaction: Queryable,
    { intent, refusal }: Attempt,
    given: Expand,
  ): Promise<Answer> => {
    const view = viewFor(context, intent)
    if (refusal !== null) {
      return { status: 402, body: { error: { ...refusal, payment_intent: view } } }
    }
    return done(await expanded(transaction, now(), view, given))
  }

  routes.get('/', async (context) => {
    requireMerchant(context)
    const given = readParameters(queryOf(context), listParameters)
    const listed = { what: 'payment_intent', select: 'select * from cards_intents' }
    const { rows, hasMore } = await readPage<IntentRow>(database, listed, given)
    const list = listView('/v1/payment_intents', rows.map(intentView), hasMore)
    return context.json(await expanded(database, now(), list, given))
  })

  routes.post('/', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, createParameters)
    return once(dependencies, context, body, async (transaction, moment) => {
      const intent = await createIntent(transaction, given, moment)
      if (given.confirm !== true) {
        return done(await expanded(transaction, moment.now, intentView(intent), given))
      }
      // The intent already has the method, and what else a confirmation may set.
      const { error_on_requires_action, off_session, return_url, use_stripe_sdk } = given
      const confirmation = { error_on_requires_action, off_session, return_url, use_stripe_sdk }
      const caller = callerOf(context, moment)
      const attempt = await confirmIntent(transaction, intent.id, confirmation, caller)
      return answerAttempt(context, transaction, attempt, given)
    })
  })

  routes.get('/:id', async (context) => {
    const given = readParameters(queryOf(context), retrieveParameters)
    const intent = await readIntent(database, context.req.param('id'))
    proveBrowser(context, intent, given.client_secret)
    return context.json(await expanded(database, now(), viewFor(context, intent), given))
  })

  routes.post('/:id', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, updateParameters)
    return change(context, body, given, (transaction, id, moment) =>
      updateIntent(transaction, id, given, moment),
    )
  })

  routes.post('/:id/confirm', async (context) => {
    const body = await context.req.text()
    const isBrowser = context.get('role') === 'browser'
    const given = readParameters(body, isBrowser ? browserConfirmParameters : confirmParameters)
    const id = context.req.param('id')
    proveBrowser(context, await readIntent(database, id), given.client_secret)
    return once(dependencies, context, body, async (transaction, moment) => {
      const attempt = await confirmIntent(transaction, id, given, callerOf(context, moment))
      return answerAttempt(context, transaction, attempt, given)
    })
  })

  routes.post('/:id/capture', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, captureParameters)
    return change(context, body, given, (transaction, id, moment) =>
      captureIntent(transaction, id, given, moment),
    )
  })

  routes.post('/:id/cancel', async (context) => {
    requireMerchant(context)
    const body = await context.req.text()
    const given = readParameters(body, cancelParameters)
    return change(context, body, given, (transaction, id, moment) =>
      cancelIntent(transaction, id, given.cancellation_reason ?? null, moment.now),
    )
  })

  return routes
}

/** The bank's page is beside the API, at the address under which this request reached it. */
function callerOf(context: Request, moment: Moment): Caller {
  const [base = ''] = context.req.url.split('/v1/')
  return {
    ...moment,
    isBrowser: context.get('role') === 'browser',
    pageOf: (challenge) => `${base}/bank/${challenge}`,
  }
}

/** Requires the intent's client secret from a browser. Without it, throws the same 404 as for a missing intent. */
function proveBrowser(context: Request, intent: IntentRow, clientSecret: string | undefined): void {
  const proven = clientSecret !== undefined && isSame(clientSecret, intent.client_secret)
  if (context.get('role') === 'browser' && !proven) {
    throw noSuch('payment_intent', intent.id, 'intent')
  }
}

function viewFor(context: Request, intent: IntentRow): object {
  return context.get('role') === 'merchant' ? intentView(intent) : publicIntentView(intent)
}
