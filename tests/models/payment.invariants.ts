import type { ChargeStatus, ConfirmOutcome } from '../../src/domain/payment.ts'
import type { PaymentContext } from '../../machines/payment.setup.ts'
import {
  describeEdge,
  type Edge,
  type Invariants,
  lacking,
  type Node,
  reachableFrom,
  startedBy,
} from './model.ts'

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

const isFailureOf = ({ stimulus }: PaymentEdge, ports: readonly string[]) =>
  stimulus.kind === 'reject' && ports.includes(stimulus.port)

export const confirms = (edge: PaymentEdge) => startedBy(edge).includes('confirmCard')
export const canPay = ({ snapshot }: PaymentNode) => snapshot.can({ type: 'pay.submit' })

/** Payment invariants over every reachable state and transition. Each returns its violations. */
export const paymentInvariants: Invariants<PaymentContext> = {
  'P-money: every state says where the money is, and says it once': ({ nodes }) =>
    nodes
      .filter((node) => positions.filter((position) => isAt(position)(node)).length !== 1)
      .map(({ key }) => key),

  'P-money: an earlier attempt is looked for before anything else': ({ initial }) =>
    initial.name === 'recalling' ? [] : [initial.key],

  'P-money: while the bank is thinking, the provider is asked again after a while': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'processing'),
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

  'P-money: once charged, no way leads to a card or a confirmation': (model) =>
    reachableFrom(model, model.nodes.filter(isAt('charged')))
      .filter((node) => canPay(node) || node.name === 'confirming')
      .map(({ key }) => key),

  'P-money: charged is left only by the answer of the save': ({ edges }) =>
    edges
      .filter(({ source, target }) => isAt('charged')(source) && !isAt('charged')(target))
      .filter(({ stimulus }) => !('port' in stimulus) || stimulus.port !== 'savePayment')
      .map(describeEdge),

  'P5: paid is entered only from a save that answered insertedId': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'paid')
      .filter(
        ({ stimulus }) =>
          stimulus.kind !== 'resolve' || stimulus.port !== 'savePayment' || !stimulus.output,
      )
      .map(describeEdge),

  'P5: a success is saved before anything else': ({ edges }) =>
    edges
      .filter((edge) => providersWord(edge)?.status === 'succeeded')
      .filter(({ target }) => target.name !== 'saving' || target.context.transaction === null)
      .map(describeEdge),

  'P-money: a lost answer is asked for': ({ edges }) =>
    edges
      .filter((edge) => isFailureOf(edge, ['confirmCard', 'authenticate']))
      .filter(({ target }) => target.name !== 'asking' || canPay(target))
      .map(describeEdge),

  'P-money: while the provider cannot be asked, nothing is known': ({ edges }) =>
    edges
      .filter((edge) => isFailureOf(edge, ['loadCards', 'retrieveIntent']))
      .filter(({ source, target }) => isAt('unknown')(source) && !isAt('unknown')(target))
      .map(describeEdge),

  'P-money: while a bank could still approve what was begun, a lost answer says of nothing that it was not charged':
    ({ edges }) =>
      edges
        .filter(({ stimulus }) => /^(loadBooking|createIntent)!noAnswer$/.test(stimulus.name))
        .filter(({ source, target }) => source.context.attempt !== null && !isAt('unknown')(target))
        .map(describeEdge),

  'P-money: from unknown only the word of the provider leads to a card': (model) => {
    const isUnasked = (edge: PaymentEdge) =>
      providersWord(edge) === null && !/^restoreAttempt=(none|unreadable)$/.test(edge.stimulus.name)
    return model.nodes
      .filter(isAt('unknown'))
      .filter((node) => reachableFrom(model, [node], isUnasked).some(canPay))
      .map(({ key }) => key)
  },

  'P-money: from unknown there is always a way to ask the provider': (model) =>
    model.nodes
      .filter(isAt('unknown'))
      .filter((node) => reachableFrom(model, [node]).every(({ name }) => name !== 'asking'))
      .map(({ key }) => key),

  'P-money: the provider can be asked by hand wherever a payment is not known': ({
    edges,
    nodes,
  }) =>
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
