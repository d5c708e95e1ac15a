import type { Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { applyEvent, lockFlow } from '../flows/engine.ts'
import { conversationFlow } from './conversation.ts'

/** Ends the conversations of a buyer or a seller who leaves the market: both sides can still read them. */
export async function closeConversations(
  transaction: Queryable,
  userId: string,
  at: Date,
): Promise<void> {
  const conversations = await run(
    transaction,
    db
      .selectFrom('flow_members')
      .select('flow_id as id')
      .where('user_id', '=', userId)
      .where('flow', '=', conversationFlow.name)
      // One order, so that two transactions that close the same ones do not wait for each other.
      .orderBy('flow_id'),
  )
  for (const { id } of conversations) {
    const conversation = await lockFlow(transaction, conversationFlow, id)
    if (conversation === null) continue
    const event = { type: 'market.close', at: at.getTime() }
    // A conversation that has ended already does not take it.
    await applyEvent(transaction, conversationFlow, conversation, { event, userId: null })
  }
}
