import { type InferResult, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { type Page, readPage } from '../database/page.ts'
import { selectPerson } from '../users/person.ts'
import { db, run } from '../database/sql.ts'
import type { User } from '../users/users.ts'
import { type ConversationContext, conversationFlow } from './conversation.ts'
import { isInterested } from './interest.ts'
import { type MessageRow, readLatestOfEach } from './messages.ts'
import { type Parties, selectOrder } from './parties.ts'

const selectConversations = () =>
  db
    .selectFrom('flows as f')
    .innerJoin('conversations as c', 'c.id', 'f.id')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .where('f.flow', '=', conversationFlow.name)
    .select([
      'f.id as _id',
      'f.seq',
      'f.value',
      'f.context',
      'p.id as productId',
      'p.name as productName',
      'p.image',
      'p.image_sources as imageSources',
    ])
    .select((eb) => [
      selectPerson(eb.ref('c.buyer_id')).as('buyer'),
      selectPerson(eb.ref('p.seller_id')).as('seller'),
      selectOrder(eb.ref('c.product_id'), eb.ref('c.buyer_id')).as('order'),
    ])
    .$narrowType<{ context: ConversationContext }>()

/** A conversation as the database has it. */
export type ConversationRow = InferResult<ReturnType<typeof selectConversations>>[number]

/** Selects the item, the buyer and the seller of a conversation that nobody has begun. */
const selectUnbegun = ({ productId, buyerId }: Pick<Parties, 'productId' | 'buyerId'>) =>
  db
    .selectFrom('products as p')
    .where('p.id', '=', productId)
    .select([
      'p.id as productId',
      'p.name as productName',
      'p.image',
      'p.image_sources as imageSources',
    ])
    .select((eb) => [
      selectPerson(eb.val(buyerId)).as('buyer'),
      selectPerson(eb.ref('p.seller_id')).as('seller'),
      isInterested(eb, { productId, buyerId }).as('isInterested'),
    ])

export type UnbegunRow = InferResult<ReturnType<typeof selectUnbegun>>[number]

/** Reads the item, the buyer and the seller of a conversation that nobody has begun; null where the item is unknown. */
export async function readUnbegun(
  database: Queryable,
  parties: Parties,
): Promise<UnbegunRow | null> {
  const [unbegun] = await run(database, selectUnbegun(parties))
  return unbegun ?? null
}

/** Reads a conversation; null where nobody has begun it. */
export async function readConversation(
  database: Queryable,
  id: string,
): Promise<ConversationRow | null> {
  const [conversation] = await run(database, selectConversations().where('f.id', '=', id))
  return conversation ?? null
}

/**
 * Lists the conversations of a user, those with the latest messages first; for an admin those that are reported. Each has
 * its latest message.
 */
export async function listConversations(
  database: Queryable,
  { id, role }: User,
  page: Page,
): Promise<(ConversationRow & { messages: MessageRow[] })[]> {
  const order = {
    by: ['c.last_at', 'c.id'],
    of: (after: string) =>
      db.selectFrom('conversations').select(['last_at', 'id']).where('id', '=', after),
  } as const
  const listed = await (role === 'admin'
    ? readPage(
        database,
        db
          .selectFrom('flows as f')
          .innerJoin('conversations as c', 'c.id', 'f.id')
          .select('c.id')
          .where('f.flow', '=', conversationFlow.name)
          .where('f.needs_admin', '=', true),
        order,
        page,
      )
    : readPage(
        database,
        db
          .selectFrom('flow_members as m')
          .innerJoin('conversations as c', 'c.id', 'm.flow_id')
          .select('c.id')
          .where('m.flow', '=', conversationFlow.name)
          .where('m.user_id', '=', id),
        order,
        page,
      ))
  const ids = listed.map((row) => row.id)
  const isListed = sql<string>`any(${ids})`
  const [conversations, messages] = await Promise.all([
    run(database, selectConversations().where('f.id', '=', isListed)),
    readLatestOfEach(database, ids),
  ])
  const byId = new Map(conversations.map((conversation) => [conversation._id, conversation]))
  return ids.flatMap((each) => {
    const conversation = byId.get(each)
    if (conversation === undefined) return []
    const latest = messages.filter(({ conversationId }) => conversationId === each)
    return [{ ...conversation, messages: latest }]
  })
}

/** Counts the messages that a user has not read; for an admin the reported conversations. */
export async function countUnread(database: Queryable, { id, role }: User): Promise<number> {
  const counted =
    role === 'admin'
      ? db
          .selectFrom('flows')
          .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
          .where('flow', '=', conversationFlow.name)
          .where('needs_admin', '=', true)
      : db
          .selectFrom('flow_members as m')
          .innerJoin('conversations as c', 'c.id', 'm.flow_id')
          .select(
            sql<number>`coalesce(sum(case m.role when 'buyer' then c.unread_of_buyer
              else c.unread_of_seller end), 0)::integer`.as('count'),
          )
          .where('m.flow', '=', conversationFlow.name)
          .where('m.user_id', '=', id)
  const [unread] = await run(database, counted)
  return unread?.count ?? 0
}
