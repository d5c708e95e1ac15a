import type { AnyEventObject } from 'xstate'
import type { Script, State } from '../../tests/models/script.ts'
import { eventOf, type Stimulus, stimuliAt } from '../../tests/models/stimuli.ts'
import { transition } from 'xstate'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The stimulus of the script that somebody brought about by using the screen: the one with this event, or, where a form
 * was filled in with other words, one of the same kind that leads to the same. null: the script knows none.
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
