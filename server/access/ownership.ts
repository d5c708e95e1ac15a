import type { Context } from 'hono'
import type { Compilable } from 'kysely'
import { type PartiesOfViewer, readParties } from '../conversations/parties.ts'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { readBody, requiredQuery } from '../http/decode.ts'
import { Problem } from '../http/problem.ts'
import { isPlain } from '../http/text.ts'
import type { FlowName, Parameter, Things } from './permissions.ts'
import type { Viewer } from './viewer.ts'

/** Reads the text at a place of the request. Throws invalid-request where it is missing: ownership is then unknown. */
export async function readParameter(context: Context, place: Parameter): Promise<string> {
  if (place.in === 'query') return requiredQuery(context, place.name)
  const value = await valueAt(context, place)
  if (typeof value === 'string' && isPlain(value)) return value
  throw new Problem('invalid-request', `The field '${place.name}' is missing or wrong.`)
}

async function valueAt(context: Context, place: Parameter): Promise<unknown> {
  if (place.in === 'body') return fieldOf(await readBody(context), place)
  return place.in === 'path' ? context.req.param(place.name) : context.req.query(place.name)
}

function fieldOf(body: unknown, { name }: Parameter): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** Throws not-yours unless both e-mails are the same, ignoring case. */
export function requireSameEmail(one: string, other: string): void {
  if (one.toLowerCase() !== other.toLowerCase()) throw new Problem('not-yours')
}

/**
 * Throws not-yours unless the viewer owns all that the request names besides a flow (`requireFlowMember`) and a conversation
 * (`readPartiesIn`); throws booking-unknown or product-unknown.
 */
export async function requireOwn(
  database: Queryable,
  context: Context,
  viewer: Viewer,
  { email, booking, product }: Things,
): Promise<void> {
  if (email !== undefined) requireSameEmail(await readParameter(context, email), viewer.email)
  if (booking !== undefined) {
    const ownerId = await readOwner(database, selectBuyer(await readParameter(context, booking)))
    if (ownerId === null) throw new Problem('booking-unknown')
    if (ownerId !== viewer.id) throw new Problem('not-yours')
  }
  if (product !== undefined) {
    const ownerId = await readOwner(database, selectSeller(await readParameter(context, product)))
    if (ownerId === null) throw new Problem('product-unknown')
    if (ownerId !== viewer.id) throw new Problem('not-yours')
  }
}

/** Reads the buyer and the seller of the conversation that a request names. Throws the problems of `readParties`. */
export async function readPartiesIn(
  database: Queryable,
  context: Context,
  viewer: Viewer,
  buyer: Parameter,
): Promise<PartiesOfViewer> {
  const isNamed = (await valueAt(context, buyer)) !== undefined
  return readParties(database, viewer, {
    productId: context.req.param('productId') ?? '',
    buyerId: isNamed ? await readParameter(context, buyer) : undefined,
  })
}

/**
 * Throws order-unknown, offer-unknown, review-unknown or case-unknown for a flow without members, and not-yours unless
 * the viewer is one of them.
 */
export function requireFlowMember(
  flow: FlowName,
  members: readonly string[],
  viewer: Viewer,
): void {
  if (members.length === 0) throw new Problem(`${flow}-unknown`)
  if (!members.includes(viewer.id)) throw new Problem('not-yours')
}

// A booking's buyer, a product's seller and the members of an order or an offer never change, so the result stays valid for the whole call.
const selectBuyer = (id: string) =>
  db.selectFrom('bookings').select('buyer_id as ownerId').where('id', '=', id)
const selectSeller = (id: string) =>
  db.selectFrom('products').select('seller_id as ownerId').where('id', '=', id)

async function readOwner(
  database: Queryable,
  owner: Compilable<{ ownerId: string }>,
): Promise<string | null> {
  const [row] = await run(database, owner)
  return row?.ownerId ?? null
}
