import type { Request } from 'playwright'
import type { Stimulus } from '../../models/stimuli.ts'
import type { ProductFlow, Stage } from '../stage.ts'
import type { World } from '../world.ts'

/** What can befall a page in any state. */
export const crashes = [
  'reload',
  'reopen',
  'backAndForward',
  'offline',
  'twoTabs',
  'tokenExpired',
  'dayLater',
] as const
export type Crash = (typeof crashes)[number]

/** What becomes of a state when its page is befallen; states by their names, gestures by those of the flow. */
export type Row = {
  /** Where the page comes to rest. */
  becomes: string
  why: string
  /** The server has done what it was asked, and the answer is lost; else it has never heard of it. */
  isDone?: true
  /** What the user has begun when it happens. */
  before?: readonly string[]
  /** What the user does while it lasts: while there is no network. */
  during?: readonly string[]
  /** Where the page waits while it lasts: before the network is back, or what was under way is answered. */
  meanwhile?: string
  /** Where a second tab comes to rest while the first still waits, and where it stays unless it ends as the first. */
  other?: string
  otherStays?: true
  /** What the user does afterwards to come to rest. */
  next?: readonly string[]
  /** Does it in both tabs at once. */
  inBoth?: true
  /** From where it came to rest, what the user does then, and where that leads. */
  onwards?: readonly [gestures: readonly string[], state: string]
}

/** Nothing is walked here: another crash is the same for this state, or this one for another; and this is why. */
export type Same = { same: Crash; of?: string; why: string }

export type Rows = Readonly<Record<Crash, Row | readonly Row[] | Same>>

/** By the name of the state; a string says why nothing can befall a page there. */
export type CrashTable = Readonly<Record<string, Rows | string>>

export type CrashFlow<Context> = {
  flow: ProductFlow<Context>
  table: CrashTable
  /** Steps that lead to a state only where no other do. */
  avoids?: (stimulus: Stimulus) => boolean
  /** Where more than a request has to be done for the server to have done its work: by the name of the state. */
  perform?: Readonly<Record<string, (stage: Stage) => Promise<void>>>
  /** What is let go once the page is in the state that is befallen. */
  letGo?: (stage: Stage) => Promise<void>
  /** Whether a request carries the access token. */
  isAuthorised: (request: Request) => boolean
  /** What must hold whatever happened; throws where it does not. */
  afterwards: (world: World, stage: Stage) => Promise<void>
}

/** A row in a line. */
export const row = (becomes: string, why: string, more: Partial<Row> = {}): Row => ({
  becomes,
  why,
  ...more,
})

export const isSame = (entry: Rows[Crash]): entry is Same => 'same' in entry

/** The rows of a table's entry. */
export const rowsOf = (entry: Rows[Crash]): readonly Row[] =>
  isSame(entry) ? [] : 'becomes' in entry ? [entry] : entry
