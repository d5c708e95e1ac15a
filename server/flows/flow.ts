import type { AnyStateMachine } from 'xstate'
import type { Context, Value } from '../database/columns.ts'
import type { Language } from '../config/language.ts'
import type { Queryable } from '../database/database.ts'
import type { Change } from '../database/sql.ts'
import type { Kind, Notices } from './notice.ts'
import type { RawBuilder } from 'kysely'

export type Side = 'buyer' | 'seller'

/** Only a case of moderation has somebody concerned, and reporters. */
export type Member = { userId: string; role: Side | 'concerned' | 'reporter' }

export type Snapshot<Of extends Context = Context> = { value: Value; context: Of }

/** A kind of flow that the server runs: a machine of machines/market, and the server's settings for it. */
export type Flow<Of extends Context = Context> = {
  name: string
  machine: AnyStateMachine
  /** A change of the machine's states or context that stored flows do not fit is a new version. */
  version: number
  /** The image of a flow of version n in version n + 1, by n; null for a state that has none. */
  upgrades: Readonly<Record<number, (older: Snapshot) => Snapshot | null>>
  /** The effects that the outbox performs; the journal's row alone tells of the others. */
  performed: readonly string[]
  /** Returns the rank of the task that waits for an admin, the most urgent as 0; null where none does. */
  adminRank(flow: Snapshot<Of>): number | null
  /**
   * Returns why the flow waits for an admin, where it can wait for more than a decision; null where another flow tells them.
   */
  adminReason?(flow: Snapshot<Of>): string | null
  /** The notices of each event. */
  notices: Notices<string, Of>
  /** The kind of the notifications of its events, which a user can turn off. */
  kind: Kind
  /** Selects the id of the product that a flow is about. */
  productOf(id: string): RawBuilder<string>
  /** Returns the path of the page where a user sees the flow. `as`: the role in which the user was told. */
  pathOf(id: string, as: string): string
  /** The words of the button that leads to that page from a mail. */
  button: Readonly<Record<Language, string>>
  /**
   * Sends a due deadline to a locked flow, where its event has further fields or ends other flows. Returns false, without a
   * change, where the state does not take it.
   */
  sendDeadline?(transaction: Queryable, stored: StoredFlow<Of>, due: DueEvent): Promise<boolean>
  /** Returns the flow that an event opens in the same transaction, with the same id and the same members. */
  opens?(change: { before: Snapshot<Of>; after: Snapshot<Of> }): Flow | null
  /** Returns the changes that an event makes to other tables, in the same transaction. */
  follow?(
    id: string,
    change: { before: Snapshot<Of> | null; after: Snapshot<Of> },
  ): readonly Change[]
}

/** A deadline that is due. `holdsAt`: the moment by the clock of the holds. */
export type DueEvent = { type: string; at: Date; holdsAt: Date }

/** A flow as it is stored. */
export type StoredFlow<Of extends Context = Context> = Snapshot<Of> & { id: string; seq: number }
