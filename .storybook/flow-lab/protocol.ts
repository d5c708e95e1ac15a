import {
  array,
  boolean,
  enums,
  type Infer,
  is,
  literal,
  nullable,
  number,
  object,
  string,
  union,
} from 'superstruct'

/** Where the buyer's money can be. */
export const positions = ['notCharged', 'unknown', 'charged', 'recorded'] as const
export type Position = (typeof positions)[number]

const Possible = object({
  stimulus: string(),
  /** Who lets it happen: the user, the world, something that goes wrong, or time. */
  by: enums(['user', 'world', 'fault', 'time']),
})
export type Possible = Infer<typeof Possible>

/** A flow after one of its steps, in words: nothing in it is secret. */
const Moment = object({
  /** How many steps were taken. */
  index: number(),
  /** What happened; null at the start. */
  stimulus: nullable(string()),
  event: nullable(string()),
  state: string(),
  isOver: boolean(),
  /** JSON. */
  context: string(),
  money: nullable(enums(positions)),
  /** The transitions that were taken, by their names. */
  taken: array(string()),
  /** What the machine asked of the world, such as notify. */
  effects: array(string()),
  atWork: array(string()),
  possible: array(Possible),
  /** What on the screen is not as it should be. */
  problem: nullable(string()),
})
export type Moment = Infer<typeof Moment>

const ToStage = union([
  /** Starts a flow anew and lets these things happen, one after the other. */
  object({ type: literal('load'), run: number(), flow: string(), stimuli: array(string()) }),
  object({ type: literal('take'), run: number(), stimulus: string() }),
  object({ type: literal('theme'), theme: enums(['system', 'light', 'dark']) }),
])
export type ToStage = Infer<typeof ToStage>

const FromStage = union([
  object({ type: literal('ready') }),
  object({ type: literal('moment'), run: number(), moment: Moment }),
  /** Somebody used the screen itself: a step more, or the same one with another context. */
  object({ type: literal('byHand'), run: number(), moment: Moment }),
  object({ type: literal('failed'), run: number(), index: number(), reason: string() }),
])
export type FromStage = Infer<typeof FromStage>

const sender = 'loppis-flow-lab'

/** Says something to another window of this origin. */
export function tell(window: Window, message: ToStage | FromStage): void {
  window.postMessage({ sender, message }, location.origin)
}

type Heard = { message: unknown }

const isHeard = (value: unknown): value is Heard =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  'sender' in value &&
  value.sender === sender

const listenTo =
  <Message>(isMessage: (value: unknown) => value is Message) =>
  (from: () => Window | null, hear: (message: Message) => void): (() => void) => {
    const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== from() || !isHeard(data)) return
      if (isMessage(data.message)) hear(data.message)
    }
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }

/** Hears what the stage says, until it is called off; what is not of the protocol is not heard. */
export const listenToStage = listenTo((value): value is FromStage => is(value, FromStage))

/** Hears what the Lab says. */
export const listenToLab = listenTo((value): value is ToStage => is(value, ToStage))
