import { initialTransition, transition } from 'xstate'
import { type Script, stateOf } from '../../tests/model/script.ts'
import { eventOf, stimuliAt } from '../../tests/model/stimuli.ts'

/** Returns the names of the states that result from the stimuli, in order, up to the first impossible one. */
export function statesAlong<Context>(
  script: Script<Context>,
  stimuli: readonly string[],
): readonly string[] {
  const names: string[] = []
  let [snapshot] = initialTransition(script.machine, script.input)
  for (const name of stimuli) {
    const stimulus = stimuliAt(script, stateOf<Context>(snapshot)).find((one) => one.name === name)
    if (stimulus === undefined) break
    ;[snapshot] = transition(script.machine, snapshot, eventOf(stimulus, snapshot))
    names.push(stateOf<Context>(snapshot).name)
  }
  return names
}
