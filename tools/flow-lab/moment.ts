import type { AnyEventObject } from 'xstate'
import { shown as redacted } from '../../tests/paths/redaction.ts'
import type { State } from '../../tests/model/script.ts'
import { eventOf, invokedAt, type Stimulus, stimuliAt } from '../../tests/model/stimuli.ts'
import type { ScreenFlow } from '../../tests/screen/screen.ts'
import { CHARGE_STATUSES } from '../../src/domain/constants.ts'
import type { StepSnapshot, Possible } from './protocol.ts'

/** The data that a moment records of a step in addition to the resulting state. */
type Step = Pick<StepSnapshot, 'index' | 'stimulus' | 'before' | 'taken' | 'problem'> & {
  event: AnyEventObject | null
  effects: readonly { action: string; params: unknown }[]
}

/** Replaces image data URLs, which would make the data unreadable. */
const shown = (value: unknown): string =>
  (redacted(value) ?? '').replaceAll(/data:image[^"]*/g, '(picture)')

/** Returns the moment of a flow after a step. */
export function momentOf<Context>(
  flow: ScreenFlow<Context>,
  state: State<Context>,
  { event, effects, ...step }: Step,
): StepSnapshot {
  const { name, context, snapshot } = state
  return {
    ...step,
    event: event === null ? null : shown(event),
    state: name,
    isOver: snapshot.status !== 'active',
    context: shown(context),
    money: CHARGE_STATUSES.find((position) => snapshot.hasTag(position)) ?? null,
    effects: effects.map(({ action, params }) => `${action} ${shown(params)}`.trim()),
    atWork: invokedAt(snapshot),
    possible: possibleIn(flow, state),
    refused: refusedIn(flow, state),
  }
}

const isWithinReach =
  <Context>({ unreachable = {} }: ScreenFlow<Context>) =>
  ({ name }: { name: string }): boolean =>
    Object.keys(unreachable).every((start) => !name.startsWith(start))

/** Returns the user's events that the machine does not take in a state. */
const refusedIn = <Context>(flow: ScreenFlow<Context>, { snapshot }: State<Context>): string[] =>
  flow.script.sends
    .filter(isWithinReach(flow))
    .filter(({ event }) => !snapshot.can(event))
    .map(({ name }) => name)

/** Returns every stimulus that the machine accepts in a state and that can occur on the screen. */
function possibleIn<Context>(flow: ScreenFlow<Context>, state: State<Context>): Possible[] {
  return stimuliAt(flow.script, state, ({ when }) => when?.(state) ?? true)
    .filter(isWithinReach(flow))
    .filter((stimulus) => state.snapshot.can(eventOf(stimulus, state.snapshot)))
    .map((stimulus) => ({ stimulus: stimulus.name, by: sourceOf(flow, stimulus) }))
}

function sourceOf<Context>(
  { controls, actions = {} }: ScreenFlow<Context>,
  { kind, name }: Stimulus,
): Possible['by'] {
  const isUsers = name in actions || controls.some(({ sends }) => sends === name)
  if (kind === 'send' || isUsers) return 'user'
  if (kind === 'advance') return 'time'
  return kind === 'reject' || kind === 'break' ? 'fault' : 'world'
}
