import { join } from 'node:path'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { exploreOrder, orderSentences } from '../explore/order-exploration.ts'
import { mutationParts } from '../explore/order-parts.ts'
import type { Flow } from './flow.ts'

let parts = mutationParts

/** The server's order, whose mutants the rules of its exploration catch. */
export const marketOrder: Flow = {
  name: 'marketOrder',
  machine: orderMachine,
  sentences: orderSentences,
  caughtBy: (edit) => {
    try {
      const machine = editedMachine(orderMachine, edit)
      for (const part of parts) {
        const { breach } = exploreOrder(machine, part)
        if (breach === null) continue
        // The next mutant is of the same state, so the part that caught this one mostly catches it too.
        parts = [part, ...parts.filter((other) => other !== part)]
        return breach.sentence
      }
      return null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-order.ts')],
  takesMinutes: true,
}
