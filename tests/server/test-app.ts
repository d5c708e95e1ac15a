import type { JWTVerifyGetKey } from 'jose'
import { type AppParts, createApp } from '../../server/app.ts'
import { migrate } from '../../server/database/migrate.ts'
import type { primaryReads } from '../../server/replica/reads.ts'
import { createAppContext } from '../../server/access/app-context.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { withCheckedAnswers } from './checked-answers.ts'
import { FakeCardProvider } from './fake-card-provider.ts'
import { fakeIdentities } from './fake-identities.ts'
import { AUDIENCE, ISSUER, proofKeys } from './id-tokens.ts'

/** Users of the small data set that every test begins with; the id is the name. */
const PEOPLE = ['ann', 'bob', 'sue', 'ada', 'rex'] as const
export type Person = (typeof PEOPLE)[number]
export const emailOf = (person: string) => `${person}@example.test`

/** Each table references later ones. Deleting a few rows is eight times as fast as TRUNCATE. */
const TABLES = [
  'work',
  'payout_accounts',
  'reviews',
  'outbox',
  'deadlines',
  'mails',
  'pushes',
  'push_subscriptions',
  'notifications',
  'notification_refusals',
  'journal',
  'flow_members',
  'flows',
  'rate_limits',
  'idempotency_keys',
  'reports',
  'cases',
  'wishlist_items',
  'saved_searches',
  'follows',
  'payments',
  'intents',
  'holds',
  'bookings',
  'messages',
  'conversations',
  'offers',
  'products',
  'categories',
  'users',
  'blog_entries',
]

/** The attributes of the category 'music'. */
export const MUSIC_ATTRIBUTES = [
  {
    key: 'colour',
    label: { en: 'Colour', sv: 'Färg' },
    kind: 'choice',
    choices: [
      { value: 'red', label: { en: 'Red', sv: 'Röd' } },
      { value: 'black', label: { en: 'Black', sv: 'Svart' } },
    ],
    isRequired: true,
  },
  { key: 'strings', label: { en: 'Strings', sv: 'Strängar' }, kind: 'number' },
  {
    key: 'brand',
    label: { en: 'Brand', sv: 'Märke' },
    kind: 'text',
    suggestions: ['Fender', 'Gibson'],
  },
]

const SEED_SQL = `
  ${TABLES.map((table) => `delete from ${table};`).join('')}
  insert into users (id, name, email, role, is_verified) values
    ('ann', 'Ann', 'ann@example.test', 'buyer', false), ('bob', 'Bob', 'bob@example.test', 'buyer', false),
    ('sue', 'Sue', 'sue@example.test', 'seller', true), ('ada', 'Ada', 'ada@example.test', 'admin', false),
    ('rex', 'Rex', 'rex@example.test', 'buyer', false);
  update users set email_confirmed_at = now();
  update users set removed_at = now() where id = 'rex';
  insert into categories (id, name, position) values
    ('music', 'Music', 1), ('sport', 'Sport', 2), ('rooms', 'Rooms', 3), ('books', 'Books', 4);
  update categories set attributes = '${JSON.stringify(MUSIC_ATTRIBUTES)}' where id = 'music';
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, is_advertised, created_at)
    select 'p' || n, 'sue', 'music', 'Guitar ' || n, '/guitar.avif', 4999 + n, 9900, 'good', 2020, '555', 'Lund',
           n <= 5, timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, 7) n;
  insert into blog_entries (id, question, answer, position) values ('b1', 'Why?', 'So.', 1);`

export type Answer = { status: number; body: unknown; headers: Headers }

/** One database for all files of a worker. Each market resets it to the small data set. */
const database = await openTestDatabase()
await migrate(database)

type Setting = { keys?: JWTVerifyGetKey; origins?: string[]; reads?: typeof primaryReads }

/** Opens the real application on a real database, with a scripted card provider and a clock that tests set. */
export async function openTestApp(setting: Setting = {}) {
  await database.execute(SEED_SQL)
  const cards = new FakeCardProvider()
  const identity = fakeIdentities()
  const log: string[] = []
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const keys = setting.keys ?? (async () => proofKeys.publicKey)
  const appContext = await createAppContext({
    database,
    ...(setting.reads && { reads: setting.reads(database) }),
    cards,
    clock: () => time.now,
    identity: { issuer: ISSUER, audience: AUDIENCE, keys, ...identity },
  })
  /** Creates the application with other settings, on the same database; `write` receives its log. */
  const appWith = (config: Partial<AppParts['config']>, write: AppParts['log'] = () => undefined) =>
    withCheckedAnswers(
      createApp({
        config: {
          identityProject: null,
          stripe: null,
          imageUploadUrl: null,
          allowedOrigins: [],
          ...config,
        },
        appContext,
        standins: [],
        clientFiles: null,
        log: write,
      }),
    )
  const app = appWith({ allowedOrigins: setting.origins ?? [] }, (line) => log.push(line))

  /** Makes one call; `as` adds that person's access token. */
  async function call(
    method: string,
    path: string,
    options: {
      as?: Person
      bearer?: string
      json?: unknown
      headers?: Record<string, string>
    } = {},
  ): Promise<Answer> {
    const headers = new Headers(options.headers)
    const bearer = options.bearer ?? (options.as && (await appContext.tokens.issue(options.as)))
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
    if (options.json !== undefined) headers.set('content-type', 'application/json')
    const body = options.json === undefined ? null : JSON.stringify(options.json)
    const response = await app.request(path, { method, headers, body })
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? null : text.startsWith('<') ? text : JSON.parse(text),
      headers: response.headers,
    }
  }

  const { said } = identity
  return { app, appWith, call, cards, database, identity: said, log, market: appContext, time }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** Returns a booking submission of Guitar `n` as an honest client sends it. */
export function submissionOf(n: number, person: Person) {
  return {
    fullName: person,
    email: emailOf(person),
    productName: `Guitar ${n}`,
    price: (4999 + n) / 100,
    phoneNumber: '070',
    location: 'the station',
    productId: `p${n}`,
    image: '/guitar.avif',
    sellerEmail: emailOf('sue'),
    sellerContact: '555',
    sellerLocation: 'Lund',
  }
}

/** Books Guitar `n` and returns the booking's id. */
export async function book(market: TestApp, n: number, person: Person): Promise<string> {
  const { status } = await market.call('PUT', '/book-product', {
    as: person,
    json: submissionOf(n, person),
  })
  if (status !== 200) throw new Error(`Booking answered ${status}.`)
  const [booking] = await market.database.query<{ id: string }>(
    'select id from bookings where product_id = $1 and buyer_id = $2',
    [`p${n}`, person],
  )
  if (booking === undefined) throw new Error('The booking is not there.')
  return booking.id
}

/** Requests the payment intent of a booking of Guitar `n`. */
export function openIntent(
  market: TestApp,
  n: number,
  as: Person,
  bookingId: string,
): Promise<Answer> {
  const json = { price: (4999 + n) / 100, bookingId, productId: `p${n}` }
  return market.call('POST', '/create-payment-intent', { as, json })
}

/** Saves a payment, as the client does once the provider reports 'succeeded'. */
export function savePayment(
  market: TestApp,
  n: number,
  as: Person,
  bookingId: string,
  transactionId: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return market.call('POST', '/save-payment-info', {
    as,
    headers,
    json: {
      transactionId,
      transactionTime: '2026-03-01T12:00:00.000Z',
      bookingId,
      productId: `p${n}`,
      productName: `Guitar ${n}`,
      email: emailOf(as),
      price: (4999 + n) / 100,
    },
  })
}
