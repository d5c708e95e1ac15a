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
import { CHARGE_STATUSES } from '../../src/domain/constants.ts'

const Possible = object({
  stimulus: string(),
  /** The origin of the stimulus: the user, an external service, a fault, or time. */
  by: enums(['user', 'world', 'fault', 'time']),
})
export type Possible = Infer<typeof Possible>

/** The state of a flow after one of its steps, as text without secrets. */
const StepSnapshot = object({
  /** The number of steps taken. */
  index: number(),
  /** The stimulus of the step; null at the start. */
  stimulus: nullable(string()),
  event: nullable(string()),
  /** The screen before the step, as an HTML document; null at the start. */
  before: nullable(string()),
  state: string(),
  isOver: boolean(),
  context: string(),
  money: nullable(enums(CHARGE_STATUSES)),
  /** The names of the transitions taken. */
  taken: array(string()),
  /** The machine's side effects, such as notify. */
  effects: array(string()),
  atWork: array(string()),
  possible: array(Possible),
  /** The user's events that the machine does not take in this state, by the names of their stimuli. */
  refused: array(string()),
  /** A mismatch between the screen and the expected state. */
  problem: nullable(string()),
})
export type StepSnapshot = Infer<typeof StepSnapshot>

/** An event that the machine did not take. */
const RefusedEvent = object({
  /** The name of the stimulus, or the type of the event if the script has none. */
  stimulus: string(),
  state: string(),
  guards: array(string()),
  ignored: nullable(string()),
})
export type RefusedEvent = Infer<typeof RefusedEvent>

const ToStage = union([
  /** Restarts a flow and runs these stimuli in order. */
  object({ type: literal('load'), run: number(), flow: string(), stimuli: array(string()) }),
  object({ type: literal('take'), run: number(), stimulus: string() }),
  /** Sends an event that the machine may not take. */
  object({ type: literal('try'), run: number(), stimulus: string() }),
  object({ type: literal('theme'), theme: enums(['system', 'light', 'dark']) }),
])
export type ToStage = Infer<typeof ToStage>

const FromStage = union([
  object({ type: literal('ready') }),
  object({ type: literal('moment'), run: number(), moment: StepSnapshot }),
  /** The tester used the screen directly: a new step, or the same step with another context. */
  object({ type: literal('byHand'), run: number(), moment: StepSnapshot }),
  object({ type: literal('refused'), run: number(), refused: RefusedEvent }),
  object({ type: literal('failed'), run: number(), index: number(), reason: string() }),
])
export type FromStage = Infer<typeof FromStage>

const sender = 'loppis-flow-lab'

/** Posts a message to another window of the same origin. */
export function sendMessage(window: Window, message: ToStage | FromStage): void {
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

/** Subscribes to the live screen's messages and ignores invalid ones. Returns an unsubscribe function. */
export const listenToStage = listenTo((value): value is FromStage => is(value, FromStage))

/** Subscribes to the Lab's messages. Returns an unsubscribe function. */
export const listenToLab = listenTo((value): value is ToStage => is(value, ToStage))
