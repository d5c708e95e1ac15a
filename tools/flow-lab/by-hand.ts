import type { AnyEventObject } from 'xstate'
import type { Script, State } from '../../tests/model/script.ts'
import { eventOf, type Stimulus, stimuliAt } from '../../tests/model/stimuli.ts'
import { transition } from 'xstate'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the stimulus that matches an event from the screen: the one with an identical event or, where form input
 * differs, one of the same event type with the same resulting state and facts. null: the script has none.
 */
export function stimulusOf<Context>(
  script: Script<Context>,
  before: State<Context>,
  after: State<Context>,
  event: AnyEventObject,
): Stimulus | null {
  const { snapshot } = before
  const known = stimuliAt(script, before)
  const exact = known.find((stimulus) => isSame(eventOf(stimulus, snapshot), event))
  if (exact !== undefined) return exact
  if (after.name === before.name) return null
  const leadsThere = (stimulus: Stimulus) => {
    const [next] = transition(script.machine, snapshot, eventOf(stimulus, snapshot))
    return (
      isSame(next.value, after.snapshot.value) &&
      isSame(script.factsOf(next.context), script.factsOf(after.context))
    )
  }
  const alike = known.filter((stimulus) => eventOf(stimulus, snapshot).type === event.type)
  return alike.find(leadsThere) ?? null
}
