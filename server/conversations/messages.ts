import { type ExpressionBuilder, type InferResult, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { DB } from '../database/tables.ts'

/** How many messages an answer has. */
const MESSAGES_AT_ONCE = 30

const selectMessages = () =>
  db
    .selectFrom('messages')
    .select([
      'id as _id',
      'conversation_id as conversationId',
      'number',
      'sender_id as senderId',
      'text',
      'pictures',
      'created_at as createdAt',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('cases')
            .select('cases.id')
            .where('cases.about', '=', 'message')
            .where('cases.measure', '=', 'hide')
            .whereRef('cases.thing_id', '=', 'messages.id')
            .where('cases.is_in_force', '=', true),
        )
        .$castTo<boolean>()
        .as('isHidden'),
    )

/** The condition that a message is the latest one of its conversation. */
const isLatest = (eb: ExpressionBuilder<DB, 'messages'>) =>
  eb(
    'number',
    '=',
    eb
      .selectFrom('messages as later')
      .select((each) => each.fn.max('later.number').as('number'))
      .whereRef('later.conversation_id', '=', 'messages.conversation_id'),
  )

export type MessageRow = InferResult<ReturnType<typeof selectMessages>>[number]

/** Reads the latest messages of a conversation, or those before the message number `before`, the oldest first. */
export async function readMessages(
  database: Queryable,
  id: string,
  before: number | null,
): Promise<MessageRow[]> {
  const latest = await run(
    database,
    selectMessages()
      .where('conversation_id', '=', id)
      .$if(before !== null, (query) => query.where('number', '<', before))
      .orderBy('number', 'desc')
      .limit(sql.lit(MESSAGES_AT_ONCE)),
  )
  return latest.toReversed()
}

/** How many messages of the other side there are after the message `number`. */
export async function countAfter(
  database: Queryable,
  { id, userId, number }: { id: string; userId: string; number: number },
): Promise<number> {
  const [after] = await run(
    database,
    db
      .selectFrom('messages')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('conversation_id', '=', id)
      .where('number', '>', number)
      .where('sender_id', '<>', userId),
  )
  return after?.count ?? 0
}

/** Reads the latest message of each of these conversations. */
export const readLatestOfEach = (
  database: Queryable,
  ids: readonly string[],
): Promise<MessageRow[]> =>
  run(
    database,
    selectMessages()
      .where('conversation_id', '=', sql<string>`any(${ids})`)
      .where(isLatest),
  )
