import type { AnyStateMachine, StateValue } from 'xstate'
import type { OrderContext } from '../../machines/market/order.events.ts'

/** The state of a flow's machine, and its context. */
export type Value = StateValue
export type Context = OrderContext

/** An event as the journal stores it; `at` is in milliseconds since 1970. */
export type StoredEvent = { type: string; at: number; [field: string]: unknown }

/** The parameters of an effect. */
export type Params = Readonly<Record<string, unknown>>

export type Member = { userId: string; role: 'buyer' | 'seller' }

export type Snapshot = { value: Value; context: Context }

/** A kind of flow that the server runs: a machine of machines/market, and what the server has to know about it. */
export type Flow = {
  name: string
  machine: AnyStateMachine
  /** A change of the machine's states or context that stored flows do not fit is a new version. */
  version: number
  /** The image of a flow of version n in version n + 1, by n; null for a state that has none. */
  upgrades: Readonly<Record<number, (older: Snapshot) => Snapshot | null>>
  /** The effects that the outbox performs; the journal's row alone tells of the others. */
  performed: readonly string[]
  /** Returns the rank of what waits for an admin, the most urgent as 0; null where nothing does. */
  adminRank: (flow: Snapshot) => number | null
}

/** A flow as it is stored. */
export type StoredFlow = Snapshot & { id: string; seq: number }
