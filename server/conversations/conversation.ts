import { sql } from 'kysely'
import {
  type ConversationContext,
  conversationMachine,
  type Side,
} from '../../machines/market/conversation.machine.ts'
import { db } from '../database/sql.ts'
import type { Flow } from '../flows/flow.ts'
import type { Value } from '../database/columns.ts'
import { conversationNotices } from './notices.ts'

export type { ConversationContext, Side }

/** A buyer and a listing have one conversation, so its id follows from both. */
export const idOf = ({ productId, buyerId }: { productId: string; buyerId: string }): string =>
  `${productId}.${buyerId}`

const regionOf = (value: Value, region: string): string => {
  const state = typeof value === 'string' ? undefined : value[region]
  return typeof state === 'string' ? state : ''
}

/** Returns whether the two can write: 'open', 'blockedByBuyer' … */
export const stateOf = (value: Value): string => regionOf(value, 'contact')

/** Returns whether a report waits for an admin. */
export const isReported = (value: Value): boolean => regionOf(value, 'review') === 'reported'

/** A conversation: its id is that of its row in `conversations`, which has what queries need of its state. */
export const conversationFlow: Flow<ConversationContext> = {
  name: 'conversation',
  machine: conversationMachine,
  version: 1,
  upgrades: {},
  performed: [],
  adminRank: ({ value }) => (isReported(value) ? 0 : null),
  // The case of its message tells the admins.
  adminReason: () => null,
  notices: conversationNotices,
  kind: 'messages',
  productOf: (id) => sql`(select product_id from conversations where id = ${id})`,
  pathOf(id) {
    const [item = '', buyer = ''] = id.split('.')
    return `/dashboard/messages?${new URLSearchParams({ item, buyer }).toString()}`
  },
  button: { en: 'Read and reply', sv: 'Läs och svara' },
  follow(id, { before, after: { value, context } }) {
    if (before === null) return []
    const { buyer, seller } = context.unread
    const changed = db
      .updateTable('conversations')
      .set({ state: stateOf(value), unread_of_buyer: buyer, unread_of_seller: seller })
      .where('id', '=', id)
    return [sql`${changed}`]
  },
}
