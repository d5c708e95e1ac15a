import type { AnyStateMachine } from 'xstate'
import { stateNodes } from '../../tests/model/declared-transitions.ts'

/** Returns what a machine says about a state: the descriptions of the state and of those around it, outermost first. */
export const meaningOf = ({ root }: AnyStateMachine, state: string): readonly string[] => {
  const names = state.split(' + ')
  return stateNodes(root).flatMap(({ path, description }) => {
    const own = path.join('.')
    const isHere = names.some((name) => name === own || name.startsWith(`${own}.`))
    return isHere && description !== undefined ? [description] : []
  })
}
