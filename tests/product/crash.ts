import type { Request } from 'playwright'
import type { Stimulus } from '../model/stimuli.ts'
import type { ProductFlow, Stage } from './stage.ts'
import type { AppFixture } from './app-fixture.ts'

/** The crashes that can interrupt a page in any state. */
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

/** The outcome of a crash in a state. States are named as in the machine, actions as in the flow. */
export type Row = {
  /** The state in which the page settles. */
  becomes: string
  why: string
  /** True if the server handles the request and its response is lost; otherwise the request never arrives. */
  isDone?: true
  /** The user's actions before the crash. */
  before?: readonly string[]
  /** The user's actions during the crash, for example while the page is offline. */
  during?: readonly string[]
  /** The state in which the page waits during the crash: while it is offline or a request is pending. */
  meanwhile?: string
  /** The state in which a second tab settles while the first waits; with `otherStays` the tab stays there. */
  other?: string
  otherStays?: true
  /** The user's actions after the crash that let the page settle. */
  next?: readonly string[]
  /** Performs `next` in both tabs at the same time. */
  inBoth?: true
  /** The user's actions once the page has settled, and the state to which they lead. */
  onwards?: readonly [gestures: readonly string[], state: string]
}

/** Not walked: another crash has the same outcome in this state, or this crash has it in state `of`; `why` explains. */
export type Same = { same: Crash; of?: string; why: string }

export type Rows = Readonly<Record<Crash, Row | readonly Row[] | Same>>

/** Maps a state to its rows; a string explains why a page cannot be interrupted in that state. */
export type CrashTable = Readonly<Record<string, Rows | string>>

export type CrashFlow<Context> = {
  flow: ProductFlow<Context>
  table: CrashTable
  /** Returns true for steps that a path contains only if no other path leads to the state. */
  avoids?: (stimulus: Stimulus) => boolean
  /** Completes the work of a state on the server where that takes more than one request, by the name of the state. */
  perform?: Readonly<Record<string, (stage: Stage) => Promise<void>>>
  /** Releases requests or timers once the page is in the state that the crash interrupts. */
  letGo?: (stage: Stage) => Promise<void>
  /** Whether a request carries the access token. */
  isAuthorised: (request: Request) => boolean
  /** Asserts what must hold after every crash; throws otherwise. */
  afterwards: (world: AppFixture, stage: Stage) => Promise<void>
}

/** Builds a row in one line. */
export const row = (becomes: string, why: string, more: Partial<Row> = {}): Row => ({
  becomes,
  why,
  ...more,
})

export const isSame = (entry: Rows[Crash]): entry is Same => 'same' in entry

/** Returns the rows of a table's entry. */
export const rowsOf = (entry: Rows[Crash]): readonly Row[] =>
  isSame(entry) ? [] : 'becomes' in entry ? [entry] : entry
