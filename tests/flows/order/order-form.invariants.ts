import { isStillOffered, type OrderContext } from '../../../machines/order.machine.ts'
import { everyNodeHas, type Invariants, noEdge, startedBy } from '../../model/model.ts'
import { complete, unfinished } from './order.script.ts'
import { isIn } from '../../model/script.ts'

const isActing = isIn('shown.acting')

/** The invariants of the form of an order's event. Each returns its violations. */
export const orderFormInvariants: Invariants<OrderContext> = {
  'only a complete form of an event that is still offered is sent': noEdge(
    (edge) => startedBy(edge).includes('sendEvent'),
    ({ source, stimulus, target }) =>
      stimulus.name !== 'order.submit=complete' ||
      !isStillOffered(source.context) ||
      target.context.form !== complete,
  ),

  'a complete form of an event that is still offered is sent': everyNodeHas(
    (node) => isActing(node) && isStillOffered(node.context),
    (edge) =>
      edge.stimulus.name === 'order.submit=complete' && startedBy(edge).includes('sendEvent'),
  ),

  'an incomplete form says so at its field': everyNodeHas(
    (node) => isActing(node) && isStillOffered(node.context),
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'order.submit=empty' &&
      name === 'shown.acting.editing' &&
      context.isSubmitted &&
      context.errors.tracking !== undefined,
  ),

  'a form whose pictures are not all uploaded waits in the dialog': everyNodeHas(
    (node) => isActing(node) && isStillOffered(node.context),
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'order.submit=unfinished' &&
      name === 'shown.acting.editing' &&
      context.isSubmitted &&
      context.form === unfinished,
  ),

  'a form of what the order does not offer any more is not taken': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('order.submit'),
    ({ source }) => !isStillOffered(source.context),
  ),
}
