import type { DB } from '../database/tables.ts'

/**
 * The effect of an account's deletion on the user's rows of a table. `delete`: the rows go. `keep`: the rows stay, and
 * name a user without a name. `set`: the rows stay, with these values in place of the texts. docs/reliability.md says why.
 */
type OnDeletion = 'delete' | 'keep' | { set: Readonly<Record<string, '-' | null>> }

type PersonalTable = {
  table: keyof DB
  /** The column with the id of the user. */
  column: string
  onDeletion: OnDeletion
  /** Whether the rows belong to other users, and so are no part of the download. */
  isOfOthers: boolean
}

type Column<Table extends keyof DB> = keyof DB[Table] & string

const personal = <Table extends keyof DB>(
  table: Table,
  column: Column<Table>,
  onDeletion: 'delete' | 'keep' | { set: Partial<Record<Column<Table>, '-' | null>> },
  { isOfOthers = false } = {},
): PersonalTable => ({ table, column, onDeletion: onDeletion as OnDeletion, isOfOthers })

/**
 * Every table with the id of a user, one line for each: the contents of the download of a user's data, and the
 * effects of the deletion of an account. A test compares the list with the columns of the database.
 */
export const personalTables: readonly PersonalTable[] = [
  personal('bookings', 'buyer_id', { set: { phone_number: '-', meeting_location: '-' } }),
  personal('holds', 'buyer_id', 'delete'),
  // Payments and the rows that belong to them are records that the law keeps for years.
  personal('payments', 'buyer_id', 'keep'),
  personal('payout_accounts', 'user_id', 'keep'),
  personal('flow_members', 'user_id', 'keep'),
  personal('journal', 'user_id', 'keep'),
  personal('products', 'seller_id', { set: { contact: '-', location: '-' } }),
  personal('offers', 'buyer_id', 'keep'),
  personal('conversations', 'buyer_id', 'keep'),
  personal('messages', 'sender_id', 'delete'),
  // The one who was reviewed keeps what others wrote.
  personal('reviews', 'author_id', 'keep'),
  // Also those that this user may not read yet.
  personal('reviews', 'subject_id', 'keep', { isOfOthers: true }),
  personal('notifications', 'user_id', 'delete'),
  // The notifications that other users got of this user's actions.
  personal('notifications', 'actor_id', 'keep', { isOfOthers: true }),
  personal('notification_refusals', 'user_id', 'delete'),
  personal('push_subscriptions', 'user_id', 'delete'),
  personal('mails', 'user_id', 'delete'),
  // The decisions stay, as the law wants; the words of an appeal go.
  personal('cases', 'concerned_id', { set: { appeal: null } }),
  personal('reports', 'reporter_id', { set: { words: null } }),
  personal('wishlist_items', 'user_id', 'delete'),
  personal('saved_searches', 'user_id', 'delete'),
  personal('follows', 'user_id', 'delete'),
  // The users who follow this one.
  personal('follows', 'seller_id', 'delete', { isOfOthers: true }),
  personal('idempotency_keys', 'user_id', 'delete'),
]
