import type { PaymentContext } from '../../../machines/payment.machine.ts'
import type { ConfirmOutcome } from '../../../src/domain/payment.ts'
import { chargedAttempt } from './payment.script.ts'
import { isIn } from '../../model/script.ts'
import { executes, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'
import { confirms, isAt, type PaymentEdge, providersWord } from './payment.invariants.ts'

/** The states in which the outcome of the attempt is known. */
const settled: ReadonlySet<string> = new Set([
  'cardForm.declined',
  'cardForm.refused',
  'cardForm.unconfirmed',
  'loadingPaidBooking',
  'paid',
  'refunded',
])

/** The provider statuses that mean that nothing is charged and no charge is pending. */
const notCharged: ReadonlySet<ConfirmOutcome['status']> = new Set([
  'cardNeeded',
  'canceled',
  'declined',
  'incomplete',
  'authenticationRefused',
])

/** The card was incomplete, so nothing was sent that ends the bank's challenge. */
const leavesChallengeOpen = ({ source, stimulus }: PaymentEdge) =>
  stimulus.name === 'confirmCard=incomplete' && source.context.isChallengeOpen

/** Invariants of the stored payment attempt, which makes a charge recoverable. Each returns its violations. */
export const paymentAttemptInvariants: Invariants<PaymentContext> = {
  'P4: the attempt is stored before the card is confirmed': noEdge(confirms, ({ actions }) => {
    const order = actions.map((action) =>
      startedBy({ actions: [action] }).includes('confirmCard') ? 'confirmCard' : action.type,
    )
    const stored = order.indexOf('storeAttempt')
    return stored === -1 || stored > order.indexOf('confirmCard')
  }),

  'P-money: an attempt is deleted only when its outcome is known': noEdge(
    (edge) => executes(edge, 'deleteAttempt'),
    (edge) => {
      const word = providersWord(edge)
      if (isAt('unknown')(edge.source)) {
        return word === null || !notCharged.has(word.status) || leavesChallengeOpen(edge)
      }
      return isAt('unknown')(edge.target) || isAt('charged')(edge.target)
    },
  ),

  'P4: a charge is stored with its attempt as soon as the provider reports it': noEdge(
    (edge) => providersWord(edge)?.status === 'succeeded',
    ({ actions }) =>
      !actions.some(
        ({ type, params }) =>
          type === 'storeAttempt' &&
          JSON.stringify(params).includes(JSON.stringify(chargedAttempt.transaction)),
      ),
  ),

  'P-money: the context holds no attempt after it is deleted or looked up again': noEdge(
    (edge) =>
      edge.target.name === 'recalling' ||
      (edge.target.name === 'loading' && executes(edge, 'deleteAttempt')),
    ({ target }) => target.context.attempt !== null,
  ),

  'P-money: a settled attempt is deleted': noEdge(
    ({ source, target, stimulus }) =>
      (settled.has(target.name) && source.name !== target.name && !isAt('recorded')(source)) ||
      (stimulus.name === 'retrieveIntent=canceled' && source.name === 'asking') ||
      stimulus.name === 'confirmCard=incomplete',
    (edge) => !leavesChallengeOpen(edge),
    (edge) => !executes(edge, 'deleteAttempt'),
  ),

  'P-money: an abandoned 3-D Secure challenge keeps its attempt, as the bank can still approve it':
    noEdge(
      ({ target }) => target.name === 'cardForm.abandoned',
      (edge) => executes(edge, 'deleteAttempt'),
    ),

  'P-money: a form with an open challenge says that nothing was charged': noEdge(
    ({ stimulus, target }) => stimulus.name === 'createIntent=secret' && isIn('cardForm')(target),
    ({ source, target }) =>
      source.context.isChallengeOpen !== (target.name === 'cardForm.abandoned'),
  ),

  'P-money: a challenge is open after it is abandoned, and in no form with a settled attempt':
    noNode(
      ({ name }) => name.startsWith('cardForm.') && name !== 'cardForm.entering',
      ({ name, context }) => context.isChallengeOpen !== (name === 'cardForm.abandoned'),
    ),

  'P-money: a challenge counts as open from when it is left until the attempt is settled': noEdge(
    (edge) => {
      const { source, stimulus, target } = edge
      if (target.context.isChallengeOpen === source.context.isChallengeOpen) return false
      return target.context.isChallengeOpen
        ? !/^(authenticate=authenticationAbandoned|retrieveIntent=authenticationNeeded)$/.test(
            stimulus.name,
          )
        : target.name !== 'recalling' && !executes(edge, 'deleteAttempt')
    },
  ),
}
