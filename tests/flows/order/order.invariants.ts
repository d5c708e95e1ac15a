import { isStillOffered, type OrderContext } from '../../../machines/order.machine.ts'
import { emptyOrderForm } from '../../../src/domain/order-act.ts'
import { cancelAskedOrder, sentOrder } from '../../../src/screens/order/order-story-fixtures.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { orderFormInvariants } from './order-form.invariants.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'
import { changed } from './order.script.ts'
import { isIn } from '../../model/script.ts'

const isActing = isIn('shown.acting')
const isShown = isIn('shown')

/** The invariants of an order's page over every state and transition. Each returns its violations. */
export const orderInvariants: Invariants<OrderContext> = {
  ...orderFormInvariants,

  'a dialog opens only for an event that the order offers': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name === 'shown.idle' && isActing(target))
      .filter(
        ({ source: { context }, stimulus }) =>
          stimulus.name !== 'order.act=send' ||
          context.order?.can.every(({ event }) => event !== 'seller.send'),
      )
      .map(describeEdge),

  'an event that the order offers opens its dialog': (model) =>
    lacking(
      model,
      model.nodes.filter(
        ({ name, context }) => name === 'shown.idle' && context.order?.state === 'paid',
      ),
      ({ stimulus, target }) =>
        stimulus.name === 'order.act=send' &&
        target.name === 'shown.acting.editing' &&
        target.context.act?.event === 'seller.send' &&
        target.context.act.seq === target.context.order?.seq,
    ),

  'a change keeps the state and the words': (model) =>
    lacking(
      model,
      model.nodes.filter(isActing),
      ({ source, stimulus, target: { name, context } }) =>
        stimulus.name === 'order.change' &&
        name === source.name &&
        context.form === changed &&
        !context.isSubmitted,
    ),

  'a refusal reads the order again, and nothing else does': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'sendEvent!refused') !== startedBy(edge).includes('rereadOrder'),
      )
      .map(describeEdge),

  'every answer has its place': unexpectedTargets({
    'loadOrder=': 'shown.idle',
    'loadOrder!': 'failed',
    'sendEvent=': 'shown.idle',
    'sendEvent!refused': 'shown.rereading',
    'sendEvent!': 'shown.acting.failed',
    'rereadOrder=': 'shown.acting.refused',
    'rereadOrder!': 'shown.acting.refused',
  }),

  'after a refusal, the dialog stays open with the order as it is now': ({ edges }) =>
    edges
      .filter(
        ({ source, stimulus }) =>
          source.name === 'shown.rereading' &&
          stimulus.kind !== 'emit' &&
          stimulus.kind !== 'break',
      )
      .filter(
        ({ stimulus, target: { name, context } }) =>
          name !== 'shown.acting.refused' ||
          (stimulus.name === 'rereadOrder=cancelAsked' && context.order !== cancelAskedOrder),
      )
      .map(describeEdge),

  'nothing that was typed is lost before the server took the event': ({ edges }) =>
    edges
      .filter(({ source }) => isShown(source))
      .filter(({ stimulus }) => !/^(order\.(change|submit)|sendEvent=done)/.test(stimulus.name))
      .filter(({ source, target }) => source.context.form !== target.context.form)
      .map(describeEdge),

  'an event that the server took leaves no words, and shows the order after it': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'sendEvent=done')
      .filter(
        ({ source, target: { context } }) =>
          context.form !== emptyOrderForm ||
          context.act !== null ||
          !context.isMoved ||
          // The other side may have been faster.
          (source.context.order?.state === 'paid' && context.order !== sentOrder),
      )
      .map(describeEdge),

  'every open dialog that does not wait can be closed': (model) =>
    lacking(
      model,
      model.nodes.filter(isActing),
      ({ stimulus, target }) => stimulus.name === 'order.close' && target.name === 'shown.idle',
    ),

  'where the button of a closed dialog is gone, what happens next takes the focus': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'order.close')
      .filter(({ source, target }) => target.context.isMoved === isStillOffered(source.context))
      .map(describeEdge),

  'the order that is shown never goes back': ({ edges }) =>
    edges
      .filter(
        ({ source, target }) => (target.context.order?.seq ?? 0) < (source.context.order?.seq ?? 0),
      )
      .map(describeEdge),

  'what the other side does shows in every state of the page': (model) =>
    lacking(
      model,
      model.nodes.filter(isActing),
      ({ source, stimulus, target }) =>
        stimulus.name === 'order.read=cancelAsked' &&
        target.name === source.name &&
        target.context.order?.seq === cancelAskedOrder.seq,
    ),

  'the page is busy exactly while a request is under way': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          /^loading$|sending|rereading/.test(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'after a refusal, the dialog offers what the order offers now': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'rereadOrder=paid')
      .filter(({ target: { context } }) => isStillOffered(context))
      .filter(({ source, target }) => source.context.act === target.context.act)
      .map(describeEdge),

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
