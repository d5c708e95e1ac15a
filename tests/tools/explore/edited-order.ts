import { type AnyStateMachine, StateMachine } from 'xstate'
import { orderMachine } from '../../../machines/market/order.machine.ts'
import { copyOf, type Part } from '../../models/mutate.ts'

/** Returns the order machine with an edited config. The machine itself does not change. */
export function editedOrder(edit: (config: Part) => void): AnyStateMachine {
  const config = copyOf(orderMachine.config)
  edit(config)
  const { implementations }: AnyStateMachine = orderMachine
  return new StateMachine(config, implementations)
}
