import { type AnyStateMachine, StateMachine } from 'xstate'
import { copyOf, type Part } from '../../tests/model/mutate.ts'

/** Returns a machine with an edited config. The machine itself does not change. */
export function editedMachine(
  { config: original, implementations }: AnyStateMachine,
  edit: (config: Part) => void,
): AnyStateMachine {
  const config = copyOf(original)
  edit(config)
  return new StateMachine(config, implementations)
}
