import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Stripe } from 'stripe'
import { type Queryable, onlyRow } from '../../database/database.ts'
import { answerError, ApiError, cardError, invalidRequest, noSuch } from './errors.ts'
import { newId, nulls, seconds } from './identifiers.ts'
import { oneOf, readParameters, record, required, text } from './parameters.ts'
import type { Dependencies, Request } from './requests.ts'
import { type Behaviour, behaviourOf, numberOfTestPaymentMethod } from './test-cards.ts'

export type PaymentMethodRow = {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  behaviour: Behaviour
  created: Date
}

export function paymentMethodView(method: PaymentMethodRow) {
  return {
    id: method.id,
    object: 'payment_method',
    billing_details: noBillingDetails,
    card: {
      brand: method.brand,
      checks: cardChecks,
      country: 'US',
      display_brand: method.brand,
      exp_month: method.exp_month,
      exp_year: method.exp_year,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: seconds(method.created),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
}

export const cardChecks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: 'pass',
}

/** The card form asks for the card only. */
export const noBillingDetails = {
  address: nulls('city country line1 line2 postal_code state'),
  ...nulls('email name phone tax_id'),
}

/** Returns the payment method with this id, or a new one for a test id such as pm_card_visa. Throws ApiError (400). */
export async function findPaymentMethod(
  database: Queryable,
  id: string,
  now: Date,
): Promise<PaymentMethodRow> {
  const number = numberOfTestPaymentMethod(id)
  if (number !== null) {
    const expiry = `12 / ${now.getUTCFullYear() + 1}`
    return createPaymentMethod(database, { number, expiry, cvc: '123' }, now)
  }
  const [row] = await database.query<PaymentMethodRow>(
    'select * from cards_payment_methods where id = $1',
    [id],
  )
  if (row === undefined) throw noSuch('PaymentMethod', id, 'payment_method', 400)
  return row
}

/** Stores a card's last four digits and behaviour, not its number. Throws ApiError (402) for an invalid card. */
async function createPaymentMethod(
  database: Queryable,
  entry: CardEntry,
  now: Date,
): Promise<PaymentMethodRow> {
  const { digits, brand, expMonth, expYear } = readCard(entry, now)
  return onlyRow(
    await database.query<PaymentMethodRow>(
      `insert into cards_payment_methods (id, brand, last4, exp_month, exp_year, behaviour, created)
       values ($1, $2, $3, $4, $5, $6, $7) returning *`,
      [newId('pm'), brand, digits.slice(-4), expMonth, expYear, behaviourOf(digits), now],
    ),
  )
}

const CARD_PARTS = ['number', 'expiry', 'cvc'] as const
type CardPart = (typeof CARD_PARTS)[number]

/** The text of the form's three fields as typed: digits with or without spaces, MM / YY, digits. */
type CardEntry = Record<CardPart, string>

/** Validates a card as Stripe does before it contacts the bank. Throws ApiError (402) with Stripe's message. */
function readCard(entry: CardEntry, now: Date) {
  const digits = entry.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(entry.expiry) ?? []
  const expMonth = Number(month)
  const expYear = Number(year.length === 2 ? `20${year}` : year)
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  if (hasExpired(expMonth, expYear, now) || expYear > now.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const brand = brandOf(digits)
  if (!new RegExp(`^\\d{${brand === 'amex' ? '3,4' : '3'}}$`).test(entry.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return { digits, brand, expMonth, expYear }
}

/** A card is valid until its expiry month ends in the last time zone (UTC-12). */
function hasExpired(month: number, year: number, now: Date): boolean {
  const twelveHours = 12 * 60 * 60 * 1000
  return Date.UTC(year, month, 1) + twelveHours <= now.getTime()
}

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

const brandOf = (digits: string): string =>
  BRANDS.find(([prefix]) => prefix.test(digits))?.[1] ?? 'unknown'

/** Two minutes, in milliseconds. */
const LIFETIME = 120_000
/** About 20 MB. The rate limits allow an address only 360 tickets at once. */
const TICKETS_AT_MOST = 50_000

/**
 * Collects the three fields of one form. Each field's frame sends its own part with the form's random ticket; the page
 * knows only the ticket. Entries stay in memory for at most two minutes and can be taken once.
 */
export class Vault {
  readonly #entries = new Map<string, { parts: Partial<CardEntry>; until: number }>()

  /** Stores one part. Returns false when the vault is full. */
  put(ticket: string, part: CardPart, value: string, now: Date): boolean {
    this.#forgetOld(now)
    const entry = this.#entries.get(ticket) ?? { parts: {}, until: now.getTime() + LIFETIME }
    if (!this.#entries.has(ticket) && this.#entries.size >= TICKETS_AT_MOST) return false
    entry.parts[part] = value
    this.#entries.set(ticket, entry)
    return true
  }

  /** Removes the entry and returns the card, or null when a part is missing. */
  take(ticket: string, now: Date): CardEntry | null {
    this.#forgetOld(now)
    const { number, expiry, cvc } = this.#entries.get(ticket)?.parts ?? {}
    this.#entries.delete(ticket)
    if (number === undefined || expiry === undefined || cvc === undefined) return null
    return { number, expiry, cvc }
  }

  #forgetOld(now: Date): void {
    for (const [ticket, { until }] of this.#entries) {
      if (until <= now.getTime()) this.#entries.delete(ticket)
    }
  }
}

type Parts = Pick<Dependencies, 'database' | 'now'> & { vault: Vault }

/** The parameters that the stand-in's own script sends: Stripe's script sends the card itself. */
const methodParameters = {
  type: required(oneOf('card')),
  card: required(record({ ticket: required(text(64)) })),
}

/** Returns the handler of POST /payment_methods, which a publishable key may call. */
export function addPaymentMethod({ database, now, vault }: Parts) {
  return async (context: Request): Promise<Response> => {
    const { given } = readParameters(await context.req.text(), methodParameters)
    const entry = vault.take(given.card.ticket, now())
    if (entry === null) throw cardError('incomplete_number', 'Your card number is incomplete.')
    return context.json(paymentMethodView(await createPaymentMethod(database, entry, now())))
  }
}

/** Returns Stripe's 429 for an address that sends too many card entries. */
export function refuseManyEntries(context: Context): Response {
  const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }
  return context.json({ error }, 429, { 'access-control-allow-origin': '*' })
}

/**
 * Creates POST /card-entries/{ticket}/{part}: takes one field's text, at most 32 characters; returns 204. The frame's origin is
 * opaque; a text/plain body avoids a CORS preflight.
 */
export function createCardEntries({ vault, now }: Omit<Parts, 'database'>): Hono {
  const routes = new Hono()
  routes.use('/card-entries/*', cors({ origin: '*' }), bodyLimit({ maxSize: 1024 }))
  routes.onError(answerError)
  routes.post('/card-entries/:ticket/:part', async (context) => {
    const ticket = context.req.param('ticket')
    const part = CARD_PARTS.find((name) => name === context.req.param('part'))
    const value = await context.req.text()
    if (part === undefined) throw noSuch('part', context.req.param('part'), 'part')
    if (!/^[\w-]{22,64}$/.test(ticket) || value.length > 32) {
      throw invalidRequest('parameter_invalid_string', 'This is no card entry.')
    }
    if (!vault.put(ticket, part, value, now())) {
      throw new ApiError(409, { type: 'api_error', message: 'Too many forms at once.' })
    }
    return context.body(null, 204)
  })
  return routes
}
