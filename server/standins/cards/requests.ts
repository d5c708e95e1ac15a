import type { Context, Hono } from 'hono'
import type { Database, Queryable } from '../../database/database.ts'
import { ApiError, invalidRequest, noSuch, unauthorized } from './errors.ts'
import { integer, readParameters, type Table, text, type Values } from './parameters.ts'

type Variables = {
  role: 'merchant' | 'browser'
  version: string
}
export type Request = Context<{ Variables: Variables }>
export type Api = Hono<{ Variables: Variables }>

/** The parts of the stand-in that the routes need. */
export type Dependencies = {
  database: Database
  now: () => Date
  /** Returns a view with objects in place of the ids that `paths` name. Throws ApiError (400). */
  expand: (database: Queryable, view: object, paths: readonly string[]) => Promise<object>
}

/** When a request is made, and in which version of the API. */
export type Moment = { now: Date; version: string }

/** A response that is stored for an idempotency key: success (200), or refused by the stand-in (400) or the bank (402). */
export type Answer = { status: 200 | 400 | 402; body: object }

/** The version of a request without the header Stripe-Version, as an account has one: the last that takes payment_method_types. */
export const ACCOUNT_VERSION = '2026-08-26.dahlia'

/** Returns the API version of a request, such as 2026-10-28.endive. Throws ApiError (400). */
export function readVersion(header: string | undefined): string {
  if (header === undefined) return ACCOUNT_VERSION
  if (/^\d{4}-\d\d-\d\d(?:\.\w+)?$/.test(header)) return header
  throw invalidRequest(null, `Invalid Stripe API version: ${header}`)
}

/** Returns the query of a request, without its question mark. */
export const queryOf = (context: Request): string => new URL(context.req.url).search.slice(1)

/** Throws ApiError (401) for a publishable key. */
export function requireMerchant(context: Request): void {
  if (context.get('role') === 'merchant') return
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

/** Returns the handler of a merchant's GET: `read` returns the object. */
export function reads<const Read extends Table>(
  { database, expand }: Dependencies,
  table: Read,
  read: (given: Values<Read>, id: string, context: Request) => Promise<object>,
): (context: Request) => Promise<Response> {
  return async (context) => {
    requireMerchant(context)
    const { given, expand: paths } = readParameters(queryOf(context), table)
    const view = await read(given, context.req.param('id') ?? '', context)
    return context.json(await expand(database, view, paths))
  }
}

/** The work of a merchant's POST; `id` is the one in its path, or ''. */
type Work<Read extends Table> = (
  transaction: Queryable,
  given: Values<Read>,
  moment: Moment & { id: string; context: Request },
) => Promise<object>

/** Returns the handler of a merchant's POST: `work` runs in a transaction and returns the object. */
export function changes<const Read extends Table>(
  dependencies: Dependencies,
  table: Read,
  work: Work<Read>,
): (context: Request) => Promise<Response> {
  return async (context) => {
    requireMerchant(context)
    const form = await context.req.text()
    const { given, expand } = readParameters(form, table)
    const id = context.req.param('id') ?? ''
    return once(dependencies, context, form, async (transaction, moment) => {
      const view = await work(transaction, given, { ...moment, id, context })
      return { status: 200, body: await dependencies.expand(transaction, view, expand) }
    })
  }
}

/** How long an idempotency key is stored: 24 hours in milliseconds, as at Stripe. */
const LIFETIME = 24 * 60 * 60 * 1000

/**
 * Runs `work` in a transaction, at most once for the request's idempotency key. A repeated key returns the stored answer, also
 * the stored refusal (400); a request that threw anything else is not stored. Throws ApiError (400) where the key belongs to
 * another request.
 */
export async function once(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  context: Request,
  form: string,
  work: (transaction: Queryable, moment: Moment) => Promise<Answer>,
): Promise<Response> {
  const key = context.req.header('idempotency-key') ?? null
  const moment = { now: now(), version: context.get('version') }
  const request = `${context.req.path} ${form}`
  const answer = await database.transaction(async (transaction) => {
    if (key === null) return work(transaction, moment)
    await transaction.query('delete from cards_idempotency where created < $1', [
      new Date(moment.now.getTime() - LIFETIME),
    ])
    // This insert blocks until a concurrent request with the same key has finished.
    const [reserved] = await transaction.query(
      `insert into cards_idempotency (key, request, status, created) values ($1, $2, 0, $3)
       on conflict do nothing returning key`,
      [key, request, moment.now],
    )
    if (reserved === undefined) {
      context.header('idempotent-replayed', 'true')
      return storedAnswer(transaction, key, request)
    }
    const made = await undoneWhereRefused(transaction, () => work(transaction, moment))
    await transaction.query(
      'update cards_idempotency set status = $2, answer = $3 where key = $1',
      [key, made.status, JSON.stringify(made.body)],
    )
    return made
  })
  return context.json(answer.body, answer.status)
}

async function storedAnswer(transaction: Queryable, key: string, request: string): Promise<Answer> {
  const [stored] = await transaction.query<{
    request: string
    status: Answer['status']
    answer: object
  }>('select request, status, answer from cards_idempotency where key = $1', [key])
  if (stored?.request === request) return { status: stored.status, body: stored.answer }
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Returns the answer of `work`. Its refusal (400) is an answer as well, and undoes what `work` has written. */
async function undoneWhereRefused(
  transaction: Queryable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await transaction.execute('savepoint cards_work')
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    await transaction.execute('rollback to savepoint cards_work')
    return { status: 400, body: { error: error.body } }
  }
}

/** The parameters that every list of the API takes. */
export const paging = { limit: integer(1, 100), starting_after: text() }

/** How many objects a page has when its request does not say. */
const USUAL_LIMIT = 10

/**
 * A list of the API at the path `url`. `select` returns the rows of its objects, `filter` is the text that columns of them must
 * equal, and `viewOf` returns the object of a row.
 */
type List<Row> = {
  url: string
  what: string
  select: string
  filter?: Readonly<Record<string, string | undefined>>
  viewOf: (row: Row) => object | Promise<object>
}

/** Returns one page as Stripe's list object, newest first. Throws ApiError (400) for a cursor that is no object of the list. */
export async function readList<Row extends { number: number }>(
  database: Queryable,
  { url, what, select, filter = {}, viewOf }: List<Row>,
  { limit = USUAL_LIMIT, starting_after: cursor }: Partial<Values<typeof paging>>,
): Promise<object> {
  const listed = `select * from (${select}) as row where`
  const [last] =
    cursor === undefined ? [] : await database.query<Row>(`${listed} id = $1`, [cursor])
  if (cursor !== undefined && last === undefined) {
    throw noSuch(what, cursor, 'starting_after', 400)
  }
  const conditions = [
    ['number <', last?.number],
    ...Object.entries(filter).map(([column, value]) => [`${column} =`, value] as const),
  ].filter(([, value]) => value !== undefined)
  const where = ['true', ...conditions.map(([condition], index) => `${condition} $${index + 1}`)]
  const rows = await database.query<Row>(
    `${listed} ${where.join(' and ')} order by number desc limit ${limit + 1}`,
    conditions.map(([, value]) => value),
  )
  const data = await Promise.all(rows.slice(0, limit).map(async (row) => viewOf(row)))
  return { object: 'list', data, has_more: rows.length > limit, url }
}
