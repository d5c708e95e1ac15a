import type { ChargeStatus, ConfirmOutcome } from '../../../src/domain/payment.ts'
import type { PaymentContext } from '../../../machines/payment.machine.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  type Invariants,
  type Node,
  noEdge,
  noNode,
  reachableFrom,
  startedBy,
} from '../../model/model.ts'

export type PaymentEdge = Edge<PaymentContext>
type PaymentNode = Node<PaymentContext>

const positions: readonly ChargeStatus[] = ['notCharged', 'unknown', 'charged', 'recorded']
export const isAt = (position: ChargeStatus) => (node: PaymentNode) =>
  node.snapshot.hasTag(position)

const hasStatus = (output: unknown): output is ConfirmOutcome =>
  typeof output === 'object' && output !== null && 'status' in output

/** Returns the card provider's outcome if the edge is a response of the provider. */
export function providersWord({ stimulus }: PaymentEdge): ConfirmOutcome | null {
  const isProviders =
    stimulus.kind === 'resolve' &&
    ['confirmCard', 'authenticate', 'retrieveIntent'].includes(stimulus.port)
  return isProviders && hasStatus(stimulus.output) ? stimulus.output : null
}

/** The page records the payment. */
const records = ({ source, target }: PaymentEdge) =>
  ['paid', 'loadingPaidBooking'].includes(target.name) && !isAt('recorded')(source)

const isFailureOf = ({ stimulus }: PaymentEdge, ports: readonly string[]) =>
  stimulus.kind === 'reject' && ports.includes(stimulus.port)

export const confirms = (edge: PaymentEdge) => startedBy(edge).includes('confirmCard')
export const canPay = ({ snapshot }: PaymentNode) => snapshot.can({ type: 'pay.submit' })

/** Payment invariants over every reachable state and transition. Each returns its violations. */
export const paymentInvariants: Invariants<PaymentContext> = {
  'P-money: every state has exactly one charge status': noNode(
    (node) => positions.filter((position) => isAt(position)(node)).length !== 1,
  ),

  'P-money: the machine first looks for an earlier attempt': ({ initial }) =>
    initial.name === 'recalling' ? [] : [initial.key],

  'P-money: a processing payment is polled after a delay': everyNodeHas(
    ({ name }) => name === 'processing',
    ({ stimulus, target }) => stimulus.kind === 'advance' && target.name === 'asking',
  ),

  'P4: no card is confirmed again after a success': (model) => {
    const succeeded = model.edges.filter((edge) => providersWord(edge)?.status === 'succeeded')
    const targets = succeeded.map(({ target }) => target)
    const after = new Set(reachableFrom(model, targets).map(({ key }) => key))
    return model.edges
      .filter((edge) => confirms(edge) && after.has(edge.source.key))
      .map(describeEdge)
  },

  'P-money: once charged, no path leads back to the card form or a confirmation': (model) =>
    reachableFrom(model, model.nodes.filter(isAt('charged')))
      .filter((node) => canPay(node) || node.name === 'confirming')
      .map(({ key }) => key),

  'P-money: only the response to the save leaves a charged state': noEdge(
    ({ source, target }) => isAt('charged')(source) && !isAt('charged')(target),
    ({ stimulus }) => !('port' in stimulus) || stimulus.port !== 'savePayment',
  ),

  'P5: paid is entered only from a save that returned an insertedId': noEdge(
    records,
    ({ stimulus }) =>
      stimulus.kind !== 'resolve' || stimulus.port !== 'savePayment' || !stimulus.output,
  ),

  'P5: a recorded payment keeps its id, which leads to its order': noEdge(
    records,
    ({ stimulus, target: { context } }) =>
      stimulus.kind !== 'resolve' || context.paymentId !== stimulus.output,
  ),

  'P5: a recorded payment stays recorded, whether its booking loads or not': noEdge(
    ({ source, target }) => isAt('recorded')(source) && !isAt('recorded')(target),
  ),

  'P5: a booking is loaded for a recorded payment only where the page has none': noEdge(
    records,
    ({ target }) => (target.name === 'loadingPaidBooking') !== (target.context.booking === null),
  ),

  'P5: a successful charge is saved at once': noEdge(
    (edge) => providersWord(edge)?.status === 'succeeded',
    ({ target }) => target.name !== 'saving' || target.context.transaction === null,
  ),

  'P-money: a lost response makes the machine ask the provider': noEdge(
    (edge) => isFailureOf(edge, ['confirmCard', 'authenticate']),
    ({ target }) => target.name !== 'asking' || canPay(target),
  ),

  'P-money: the charge stays unknown while the provider is unreachable': noEdge(
    (edge) => isFailureOf(edge, ['loadCards', 'retrieveIntent']),
    ({ source, target }) => isAt('unknown')(source) && !isAt('unknown')(target),
  ),

  'P-money: while the bank can still approve an attempt, a lost response keeps the charge unknown':
    noEdge(
      ({ stimulus }) => /^(loadBooking|createIntent)!noAnswer$/.test(stimulus.name),
      ({ source }) => source.context.attempt !== null && !isAt('recorded')(source),
      ({ target }) => !isAt('unknown')(target),
    ),

  'P-money: only a provider response leads from an unknown charge to the card form': (model) => {
    const isUnasked = (edge: PaymentEdge) =>
      providersWord(edge) === null && !/^restoreAttempt=(none|unreadable)$/.test(edge.stimulus.name)
    return model.nodes
      .filter(isAt('unknown'))
      .filter((node) => reachableFrom(model, [node], isUnasked).some(canPay))
      .map(({ key }) => key)
  },

  'P-money: every unknown charge has a path to query the provider': (model) =>
    model.nodes
      .filter(isAt('unknown'))
      .filter((node) => reachableFrom(model, [node]).every(({ name }) => name !== 'asking'))
      .map(({ key }) => key),

  'P-money: the buyer can check an undetermined or processing payment': ({ edges, nodes }) =>
    nodes
      .filter(({ name }) => name === 'processing' || name === 'undetermined')
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus, target }) =>
            source.key !== key ||
            stimulus.name !== 'payment.check' ||
            !['asking', 'resuming'].includes(target.name),
        ),
      )
      .map(({ key }) => key),
}
