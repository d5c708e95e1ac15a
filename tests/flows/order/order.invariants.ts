import { isStillOffered, type OrderContext } from '../../../machines/order.machine.ts'
import { emptyOrderForm } from '../../../src/domain/order-act.ts'
import { cancelAskedOrder, sentOrder } from '../../../src/screens/order/order-story-fixtures.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { orderFormInvariants } from './order-form.invariants.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { changed } from './order.script.ts'
import { isIn } from '../../model/script.ts'

const isActing = isIn('shown.acting')
const isShown = isIn('shown')

/** The invariants of an order's page over every state and transition. Each returns its violations. */
export const orderInvariants: Invariants<OrderContext> = {
  ...orderFormInvariants,

  'a dialog opens only for an event that the order offers': noEdge(
    ({ source, target }) => source.name === 'shown.idle' && isActing(target),
    ({ source: { context }, stimulus }) =>
      stimulus.name !== 'order.act=send' ||
      context.order?.can.every(({ event }) => event !== 'seller.send'),
  ),

  'an event that the order offers opens its dialog': everyNodeHas(
    ({ name, context }) => name === 'shown.idle' && context.order?.state === 'paid',
    ({ stimulus, target }) =>
      stimulus.name === 'order.act=send' &&
      target.name === 'shown.acting.editing' &&
      target.context.act?.event === 'seller.send' &&
      target.context.act.seq === target.context.order?.seq,
  ),

  'a change keeps the state and the words': everyNodeHas(
    isActing,
    ({ source, stimulus, target: { name, context } }) =>
      stimulus.name === 'order.change' &&
      name === source.name &&
      context.form === changed &&
      !context.isSubmitted,
  ),

  'a refusal reads the order again, and nothing else does': noEdge(
    (edge) =>
      (edge.stimulus.name === 'sendEvent!refused') !== startedBy(edge).includes('rereadOrder'),
  ),

  'every answer has its place': unexpectedTargets({
    'loadOrder=': 'shown.idle',
    'loadOrder!': 'failed',
    'sendEvent=': 'shown.idle',
    'sendEvent!refused': 'shown.rereading',
    'sendEvent!': 'shown.acting.failed',
    'rereadOrder=': 'shown.acting.refused',
    'rereadOrder!': 'shown.acting.refused',
  }),

  'after a refusal, the dialog stays open with the order as it is now': noEdge(
    ({ source, stimulus }) =>
      source.name === 'shown.rereading' && stimulus.kind !== 'emit' && stimulus.kind !== 'break',
    ({ stimulus, target: { name, context } }) =>
      name !== 'shown.acting.refused' ||
      (stimulus.name === 'rereadOrder=cancelAsked' && context.order !== cancelAskedOrder),
  ),

  'nothing that was typed is lost before the server took the event': noEdge(
    ({ source }) => isShown(source),
    ({ stimulus }) => !/^(order\.(change|submit)|sendEvent=done)/.test(stimulus.name),
    ({ source, target }) => source.context.form !== target.context.form,
  ),

  'an event that the server took leaves no words, and shows the order after it': noEdge(
    ({ stimulus }) => stimulus.name === 'sendEvent=done',
    ({ source, target: { context } }) =>
      context.form !== emptyOrderForm ||
      context.act !== null ||
      !context.isMoved ||
      // The other side may have been faster.
      (source.context.order?.state === 'paid' && context.order !== sentOrder),
  ),

  'every open dialog that does not wait can be closed': everyNodeHas(
    isActing,
    ({ stimulus, target }) => stimulus.name === 'order.close' && target.name === 'shown.idle',
  ),

  'where the button of a closed dialog is gone, what happens next takes the focus': noEdge(
    ({ stimulus }) => stimulus.name === 'order.close',
    ({ source, target }) => target.context.isMoved === isStillOffered(source.context),
  ),

  'the order that is shown never goes back': noEdge(
    ({ source, target }) => (target.context.order?.seq ?? 0) < (source.context.order?.seq ?? 0),
  ),

  'what the other side does shows in every state of the page': everyNodeHas(
    isActing,
    ({ source, stimulus, target }) =>
      stimulus.name === 'order.read=cancelAsked' &&
      target.name === source.name &&
      target.context.order?.seq === cancelAskedOrder.seq,
  ),

  'the page is busy exactly while a request is under way': noNode(
    ({ name, snapshot }) => /^loading$|sending|rereading/.test(name) !== snapshot.hasTag('busy'),
  ),

  'after a refusal, the dialog offers what the order offers now': noEdge(
    ({ stimulus }) => stimulus.name === 'rereadOrder=paid',
    ({ target: { context } }) => isStillOffered(context),
    ({ source, target }) => source.context.act === target.context.act,
  ),

  'a failure is kept while it is said, and no longer': ({ nodes, edges }) =>
    [...nodes, ...edges.map(({ target }) => target)]
      .filter(
        ({ name, context }) => /failed|refused|rereading/.test(name) !== (context.failure !== null),
      )
      .map(({ key }) => key),

  'a failed page loads again by hand and when the connection is back': (model) =>
    ['order.retry', 'connection.restored'].flatMap((name) =>
      lacking(
        model,
        model.nodes.filter(isIn('failed')),
        ({ stimulus, target }) => stimulus.name === name && target.name === 'loading',
      ),
    ),
}
