import { goods } from './order.goods.ts'
import { money } from './order.money.ts'
import { orderContext, orderSetup } from './order.setup.ts'

/**
 * An order: one for each recorded payment. The server runs it. It ends when the goods are in a final state and the
 * money is at rest; a dispute can still move the money then.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  type: 'parallel',
  context: ({ input }) => orderContext(input),
  states: { goods, money },
})
