import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../database/database.ts'
import { chargeOrRefuse } from './charges.ts'
import {
  ApiError,
  documented,
  type ErrorBody,
  invalidRequest,
  noSuch,
  onlyOneOf,
} from './errors.ts'
import { keepEvent } from './events.ts'
import { newId, nulls, randomLetters, seconds, words } from './identifiers.ts'
import { isSame } from './keys.ts'
import {
  address,
  currency,
  emptyable,
  flag,
  ignored,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  readParameters,
  record,
  requireChargeable,
  required,
  text,
  type Values,
} from './parameters.ts'
import { findPaymentMethod, type PaymentMethodRow, paymentMethodView } from './payment-methods.ts'
import {
  type Answer,
  type Api,
  changes,
  type Dependencies,
  type Moment,
  once,
  paging,
  queryOf,
  readList,
  reads,
  type Request,
  requireMerchant,
} from './requests.ts'

/** The fields that the merchant sets on an intent and Stripe returns unchanged, under Stripe's names. */
type Settings = Pick<
  Stripe.PaymentIntent,
  | 'allowed_payment_method_types'
  | 'automatic_payment_methods'
  | 'cancellation_reason'
  | 'capture_method'
  | 'payment_method_types'
  | 'transfer_group'
>

/** A row of cards_intents. */
export type IntentRow = {
  id: string
  client_secret: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled'
  description: string | null
  metadata: Record<string, string>
  settings: Partial<Settings>
  payment_method: string | null
  /** The id of the bank's 3-D Secure page while the intent waits for the answer. */
  challenge: string | null
  /** The address of the bank's page, and the merchant's address behind it; null: the page opens in a dialog. */
  redirect: { url: string; return_url: string } | null
  last_error: Omit<ErrorBody, 'payment_intent'> | null
  latest_charge: string | null
  canceled_at: Date | null
  created: Date
  number: number
}

const unset: Settings = {
  allowed_payment_method_types: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  payment_method_types: ['card'],
  transfer_group: null,
}

/** Returns the intent as Stripe shows it: https://docs.stripe.com/api/payment_intents/object */
export function intentView(intent: IntentRow) {
  return {
    id: intent.id,
    object: 'payment_intent',
    ...nulls(
      'application application_fee_amount customer customer_account',
      'excluded_payment_method_types managed_payments on_behalf_of',
      'payment_method_configuration_details payment_record processing receipt_email review',
      'setup_future_usage shipping source statement_descriptor statement_descriptor_suffix',
      'transfer_data',
    ),
    ...unset,
    ...intent.settings,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    canceled_at: intent.canceled_at === null ? null : seconds(intent.canceled_at),
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: seconds(intent.created),
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_error,
    latest_charge: intent.latest_charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    payment_method: intent.payment_method,
    payment_method_options: {
      card: {
        ...nulls('installments mandate_options network'),
        request_three_d_secure: 'automatic',
      },
    },
    status: intent.status,
  } satisfies Stripe.PaymentIntent
}

function nextAction({ challenge, redirect }: IntentRow): Stripe.PaymentIntent.NextAction | null {
  if (challenge === null) return null
  if (redirect !== null) return { type: 'redirect_to_url', redirect_to_url: redirect }
  const sdk = { type: 'three_d_secure_redirect', challenge }
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk }
}

/** The fields that a browser with the client secret may read, as @stripe/stripe-js declares them. */
const PUBLIC = words(
  'id object amount amount_details automatic_payment_methods canceled_at cancellation_reason capture_method',
  'client_secret confirmation_method created currency description last_payment_error livemode next_action',
  'payment_method payment_method_configuration_details payment_method_types processing receipt_email',
  'setup_future_usage shipping source status',
)

/** Returns the part that a browser with the client secret may read: the intent without the merchant's metadata. */
function publicIntentView(intent: IntentRow): object {
  const view = intentView(intent)
  return Object.fromEntries(PUBLIC.map((name) => [name, view[name]]))
}

/** The account takes cards only. */
const types = list(oneOf('card'))

/** The parameters by which an intent is created and updated. */
const shared = {
  allowed_payment_method_types: types,
  // The stand-in charges at once, as cards are.
  capture_method: oneOf('automatic', 'automatic_async'),
  description: text(1_000),
  payment_method: text(),
  payment_method_types: types,
  transfer_group: text(),
}

/** The parameters of one attempt to pay, by the merchant or the buyer. */
const attempt = {
  ...ignored('mandate_data', 'radar_options'),
  return_url: address,
  use_stripe_sdk: flag,
}

const createParameters = {
  ...shared,
  ...attempt,
  amount: required(integer(1)),
  automatic_payment_methods: record({
    allow_redirects: oneOf('always', 'never'),
    enabled: required(flag),
  }),
  confirm: flag,
  confirmation_method: oneOf('automatic'),
  currency: required(currency),
  metadata,
}

const updateParameters = {
  ...shared,
  amount: integer(1),
  currency,
  metadata: emptyable(metadata),
}

/** A browser confirms with the same parameters: none decides how much is charged, or when. */
const confirmParameters = { ...attempt, client_secret: text(), payment_method: text() }

const cancelParameters = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
}

type Created = Values<typeof createParameters>
type Updated = Values<typeof updateParameters>
type Confirmed = Partial<Values<typeof confirmParameters>>

/** Creates an intent without confirming it. Throws ApiError (400). */
async function createIntent(
  transaction: Queryable,
  given: Created,
  { now, version }: Moment,
): Promise<IntentRow> {
  requireChargeable(given.amount, given.currency)
  if (given.return_url !== undefined && given.confirm !== true) {
    const message =
      'The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.'
    throw invalidRequest(null, message, 'return_url')
  }
  const settings: Partial<Settings> = {
    // https://docs.stripe.com/upgrades#2024-04-10
    capture_method: version >= '2024-04-10' ? 'automatic_async' : 'automatic',
    ...accountTypes(given, version),
    ...settingsOf(given, version),
  }
  const method = await givenPaymentMethod(transaction, given, now)
  const id = newId('pi')
  return onlyRow(
    await transaction.query<IntentRow>(
      `insert into cards_intents (id, client_secret, amount, currency, status, description, metadata, settings,
         payment_method, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *`,
      [
        id,
        `${id}_secret_${randomLetters(25)}`,
        given.amount,
        given.currency,
        method === null ? 'requires_payment_method' : 'requires_confirmation',
        given.description ?? null,
        JSON.stringify(mergeMetadata({}, given.metadata)),
        JSON.stringify(settings),
        method?.id ?? null,
        now,
      ],
    ),
  )
}

async function givenPaymentMethod(
  transaction: Queryable,
  { payment_method }: { payment_method?: string | undefined },
  now: Date,
): Promise<PaymentMethodRow | null> {
  return payment_method === undefined ? null : findPaymentMethod(transaction, payment_method, now)
}

/** Returns whether a new intent takes the types of the account, which versions before 2023-08-16 do where it says so. */
function accountTypes(
  { automatic_payment_methods: automatic }: Created,
  version: string,
): Partial<Settings> {
  if (!(automatic?.enabled ?? version >= '2023-08-16')) return {}
  const allow_redirects = automatic?.allow_redirects ?? 'always'
  return { automatic_payment_methods: { allow_redirects, enabled: true } }
}

const SETTABLE = ['capture_method', 'transfer_group'] as const

/** Returns the settings that a request changes. Throws ApiError (400). */
function settingsOf(given: Partial<Created> | Updated, version: string): Partial<Settings> {
  const { allowed_payment_method_types: allowed, payment_method_types: exact } = given
  const isAutomatic =
    'automatic_payment_methods' in given && given.automatic_payment_methods?.enabled === true
  const ways = [
    ...(allowed === undefined ? [] : ['allowed_payment_method_types']),
    ...(isAutomatic ? ['automatic_payment_methods'] : []),
    ...(exact === undefined ? [] : ['payment_method_types']),
  ]
  if (ways.length > 1) throw onlyOneOf(ways)
  // https://docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents
  if (exact !== undefined && version >= '2026-09-30') {
    throw invalidRequest(
      'payment_method_types_no_longer_supported',
      'The parameter payment_method_types is no longer supported. Use dynamic payment methods, or allowed_payment_method_types or excluded_payment_method_types for more control.',
      'payment_method_types',
    )
  }
  const set = SETTABLE.filter((name) => given[name] !== undefined)
  return {
    ...Object.fromEntries(set.map((name) => [name, given[name]])),
    ...((allowed ?? exact) && {
      allowed_payment_method_types: allowed ?? null,
      automatic_payment_methods: null,
    }),
  }
}

/** Returns an intent by its id. Throws ApiError (404). */
export async function readIntent(
  database: Queryable,
  id: string,
  lock: '' | 'for update' = '',
): Promise<IntentRow> {
  const [intent] = await database.query<IntentRow>(
    `select * from cards_intents where id = $1 ${lock}`,
    [id],
  )
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent')
  return intent
}

/** Locks the intent until the transaction ends, so that concurrent attempts run one after the other. */
const lockIntent = (transaction: Queryable, id: string) => readIntent(transaction, id, 'for update')

/** Returns a 400 with the current intent: its status does not allow the operation. */
function unexpectedState(intent: IntentRow, message: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: publicIntentView(intent),
  })
}

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const
/** The parameters that may change after the payment. */
const LASTING = new Set(['description', 'metadata'])

/** Changes an intent. Throws ApiError (400) where its status allows the change no more, and ApiError (404). */
async function updateIntent(
  transaction: Queryable,
  id: string,
  given: Updated,
  { now, version }: Moment,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  requireOpen(intent, given)
  const amount = given.amount ?? intent.amount
  const code = given.currency ?? intent.currency
  requireChargeable(amount, code)
  const settings = { ...intent.settings, ...settingsOf(given, version) }
  const method = await givenPaymentMethod(transaction, given, now)
  // A challenge is about one card, amount and currency.
  const isOther = method !== null || amount !== intent.amount || code !== intent.currency
  const methodId = method?.id ?? intent.payment_method
  return onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set amount = $2, currency = $3, description = $4, metadata = $5, settings = $6,
         payment_method = $7, status = $8, challenge = $9, redirect = $10
       where id = $1 returning *`,
      [
        id,
        amount,
        code,
        given.description ?? intent.description,
        JSON.stringify(mergeMetadata(intent.metadata, given.metadata)),
        JSON.stringify(settings),
        methodId,
        isOther && methodId !== null ? 'requires_confirmation' : intent.status,
        isOther ? null : intent.challenge,
        isOther || intent.redirect === null ? null : JSON.stringify(intent.redirect),
      ],
    ),
  )
}

function requireOpen(intent: IntentRow, given: Updated): void {
  if (OPEN.some((status) => status === intent.status)) return
  const [name] = Object.entries(given).find(
    ([key, value]) => value !== undefined && !LASTING.has(key),
  ) ?? [null]
  if (name === null) return
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
  )
}

/** Cancels an intent. Throws ApiError (400) when it is already paid or canceled. */
async function cancelIntent(
  transaction: Queryable,
  id: string,
  cancellation_reason: Settings['cancellation_reason'],
  now: Date,
): Promise<IntentRow> {
  const intent = await lockIntent(transaction, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    )
  }
  const canceled = onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = 'canceled', canceled_at = $2, challenge = null, redirect = null, settings = $3
       where id = $1 returning *`,
      [id, now, JSON.stringify({ ...intent.settings, cancellation_reason })],
    ),
  )
  await keepEvent(transaction, 'payment_intent.canceled', intentView(canceled), now)
  return canceled
}

/** The result of a payment attempt. A refused attempt is stored, so it is returned and not thrown. */
type Attempt = { intent: IntentRow; refusal: IntentRow['last_error'] }

/** The sender of a confirmation: the merchant's server, or the buyer's browser. */
type Caller = {
  now: Date
  isBrowser: boolean
  /** Returns the address of the bank's page, for a buyer who goes there and returns. */
  pageOf: (challenge: string) => string
}

/** Attempts to pay with a card. Throws ApiError (400) when the intent or its status does not allow it. */
async function confirmIntent(
  transaction: Queryable,
  id: string,
  given: Confirmed,
  { now, isBrowser, pageOf }: Caller,
): Promise<Attempt> {
  const intent = await lockIntent(transaction, id)
  requireConfirmable(intent, given, isBrowser)
  const methodId = given.payment_method ?? intent.payment_method
  if (methodId === null) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  }
  const method = await findPaymentMethod(transaction, methodId, now)
  if (method.behaviour !== 'asksForAuthentication') return pay(transaction, intent, method, now)
  // The bank asks: on its own page, or in a dialog in the merchant's page.
  const challenge = newId('challenge')
  const { return_url, use_stripe_sdk } = given
  const isAway = return_url !== undefined && use_stripe_sdk !== true
  const waiting = await settle(transaction, id, {
    status: 'requires_action',
    paymentMethod: method.id,
    challenge,
    redirect: isAway ? { url: pageOf(challenge), return_url } : null,
  })
  return { intent: waiting, refusal: null }
}

function requireConfirmable(intent: IntentRow, given: Confirmed, isBrowser: boolean): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has ${
        intent.status === 'succeeded'
          ? 'already succeeded after being previously confirmed'
          : `a status of ${intent.status}`
      }.`,
    )
  }
  const automatic = intent.settings.automatic_payment_methods ?? null
  if (isBrowser || automatic === null) return
  if (automatic.allow_redirects === 'never' || given.return_url !== undefined) return
  throw invalidRequest(
    null,
    'A `return_url` must be specified because this Payment Intent is configured to automatically accept the payment methods enabled in the Dashboard, some of which may require a full page redirect to succeed. If you do not want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    'return_url',
  )
}

/** Returns the intent that waits for the answer to this 3-D Secure challenge. Throws ApiError (404). */
export async function findChallenged(
  database: Queryable,
  challenge: string,
): Promise<IntentRow & { payment_method: string }> {
  const [intent] = await database.query<IntentRow & { payment_method: string }>(
    "select * from cards_intents where challenge = $1 and status = 'requires_action'",
    [challenge],
  )
  if (intent === undefined) throw noSuch('challenge', challenge, 'challenge')
  return intent
}

const authenticationFailure = documented({
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} satisfies ErrorBody)

/** Processes the bank's answer to a challenge: an approved intent is charged at once. Throws ApiError (404). */
export async function answerChallenge(
  transaction: Queryable,
  challenge: string,
  answer: 'approve' | 'fail',
  now: Date,
): Promise<Attempt> {
  const { id } = await findChallenged(transaction, challenge)
  await lockIntent(transaction, id)
  // Read again under the lock: a concurrent answer may have been processed first.
  const intent = await findChallenged(transaction, challenge)
  const method = await findPaymentMethod(transaction, intent.payment_method, now)
  if (answer === 'approve') return pay(transaction, intent, method, now)
  const error = { ...authenticationFailure, payment_method: paymentMethodView(method) }
  return refuse(transaction, intent, error, now)
}

/** Charges the card. */
async function pay(
  transaction: Queryable,
  intent: IntentRow,
  method: PaymentMethodRow,
  now: Date,
): Promise<Attempt> {
  const charged = await chargeOrRefuse(transaction, intent, method, now)
  if (charged.refusal !== null) {
    const error = documented({
      type: 'card_error' as const,
      ...charged.refusal,
      charge: charged.id,
      payment_method: paymentMethodView(method),
      payment_method_type: 'card',
    })
    return refuse(transaction, intent, error, now, charged.id)
  }
  const paid = await settle(transaction, intent.id, {
    status: 'succeeded',
    paymentMethod: method.id,
    charge: charged.id,
  })
  await keepEvent(transaction, 'payment_intent.succeeded', intentView(paid), now)
  return { intent: paid, refusal: null }
}

async function refuse(
  transaction: Queryable,
  { id }: IntentRow,
  error: NonNullable<Attempt['refusal']>,
  now: Date,
  charge?: string,
): Promise<Attempt> {
  const refused = await settle(transaction, id, {
    status: 'requires_payment_method',
    paymentMethod: null,
    lastError: error,
    ...(charge !== undefined && { charge }),
  })
  await keepEvent(transaction, 'payment_intent.payment_failed', intentView(refused), now)
  return { intent: refused, refusal: error }
}

/** The state of an intent after an attempt. An absent field is unset, but the latest charge is kept. */
type Settlement = {
  status: IntentRow['status']
  paymentMethod: string | null
  challenge?: string
  redirect?: IntentRow['redirect']
  lastError?: Attempt['refusal']
  charge?: string
}

async function settle(
  transaction: Queryable,
  id: string,
  { status, paymentMethod, challenge, redirect, lastError, charge }: Settlement,
): Promise<IntentRow> {
  return onlyRow(
    await transaction.query<IntentRow>(
      `update cards_intents set status = $2, payment_method = $3, challenge = $4, redirect = $5, last_error = $6,
         latest_charge = coalesce($7, latest_charge)
       where id = $1 returning *`,
      [
        id,
        status,
        paymentMethod,
        challenge ?? null,
        redirect ? JSON.stringify(redirect) : null,
        lastError ? JSON.stringify(lastError) : null,
        charge ?? null,
      ],
    ),
  )
}

/** Creates the routes of /payment_intents: https://docs.stripe.com/api/payment_intents */
export function createIntentRoutes(dependencies: Dependencies): Api {
  const { database, expand } = dependencies
  const routes: Api = new Hono()

  routes.get(
    '/',
    reads(dependencies, paging, (page) => {
      const select = 'select * from cards_intents'
      const url = '/v1/payment_intents'
      return readList(database, { url, what: 'payment_intent', select, viewOf: intentView }, page)
    }),
  )

  routes.post('/', async (context) => {
    requireMerchant(context)
    const form = await context.req.text()
    const { given, expand: paths } = readParameters(form, createParameters)
    return once(dependencies, context, form, async (transaction, moment) => {
      const intent = await createIntent(transaction, given, moment)
      if (given.confirm !== true) {
        return { status: 200, body: await expand(transaction, intentView(intent), paths) }
      }
      // The intent already has the method.
      const { return_url, use_stripe_sdk } = given
      const caller = callerOf(context, moment)
      const confirmation = { return_url, use_stripe_sdk }
      const made = await confirmIntent(transaction, intent.id, confirmation, caller)
      return answerAttempt(context, transaction, made, paths)
    })
  })

  routes.get('/:id', async (context) => {
    const { given, expand: paths } = readParameters(queryOf(context), { client_secret: text() })
    const intent = await readIntent(database, context.req.param('id'))
    proveBrowser(context, intent, given.client_secret)
    return context.json(await expand(database, viewFor(context, intent), paths))
  })

  routes.post(
    '/:id',
    changes(dependencies, updateParameters, async (transaction, given, moment) =>
      intentView(await updateIntent(transaction, moment.id, given, moment)),
    ),
  )

  routes.post('/:id/confirm', async (context) => {
    const form = await context.req.text()
    const { given, expand: paths } = readParameters(form, confirmParameters)
    const id = context.req.param('id')
    proveBrowser(context, await readIntent(database, id), given.client_secret)
    return once(dependencies, context, form, async (transaction, moment) => {
      const made = await confirmIntent(transaction, id, given, callerOf(context, moment))
      return answerAttempt(context, transaction, made, paths)
    })
  })

  routes.post(
    '/:id/cancel',
    changes(dependencies, cancelParameters, async (transaction, given, { id, now }) => {
      const reason = given.cancellation_reason ?? null
      return intentView(await cancelIntent(transaction, id, reason, now))
    }),
  )

  /** Answers a confirmation. A refused payment is stored and answered, and not thrown. */
  async function answerAttempt(
    context: Request,
    transaction: Queryable,
    { intent, refusal }: Attempt,
    paths: readonly string[],
  ): Promise<Answer> {
    const view = viewFor(context, intent)
    if (refusal !== null) {
      return { status: 402, body: { error: { ...refusal, payment_intent: view } } }
    }
    return { status: 200, body: await expand(transaction, view, paths) }
  }

  return routes
}

/** The bank's page is beside the API, at the address under which this request reached it. */
function callerOf(context: Request, { now }: Moment): Caller {
  const [base = ''] = context.req.url.split('/v1/')
  return {
    now,
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
