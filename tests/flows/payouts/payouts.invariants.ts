import type { PayoutsContext } from '../../../machines/payouts.machine.ts'
import { onboardingUrl } from './payouts.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of a seller's money over every state and transition. Each returns its violations. */
export const payoutsInvariants: Invariants<PayoutsContext> = {
  'the money is shown only after the server has sent it': noNode(
    ({ name, context }) =>
      ['shown', 'refreshing', 'opening'].includes(name) !== (context.money !== null),
  ),

  'money that failed to load is loaded again by a button and when the connection is restored': (
    model,
  ) =>
    ['connection.restored', 'payouts.retry'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        ({ stimulus, target }) => stimulus.name === event && target.name === 'loading',
      ),
    ),

  'the money is read again when it may have changed, and shown meanwhile': everyNodeHas(
    ({ name }) => name === 'shown' || name === 'refreshing',
    ({ stimulus, target }) => stimulus.name === 'list.outdated' && target.name === 'refreshing',
  ),

  'the page is busy while it waits for the server': noNode(
    ({ name, snapshot }) => ['loading', 'opening'].includes(name) !== snapshot.hasTag('busy'),
  ),

  "the provider's page is asked for only when the seller presses the button": noEdge(
    (edge) => startedBy(edge).includes('openOnboarding'),
    ({ stimulus }) => stimulus.name !== 'payouts.setUp',
  ),

  'a seller with an active account is not sent to the provider': noNode(
    ({ context }) => context.money?.account.status === 'active',
    ({ snapshot }) => snapshot.can({ type: 'payouts.setUp' }),
  ),

  'a seller without an account is sent to the provider, also while the money is read again': (
    model,
  ) =>
    lacking(
      model,
      model.nodes
        .filter(({ context }) => context.money?.account.status === 'none')
        .filter(({ name }) => name === 'shown' || name === 'refreshing'),
      ({ stimulus, target }) => stimulus.name === 'payouts.setUp' && target.name === 'opening',
    ),

  'the seller leaves for the address that the server gave, and only then': noEdge(
    (edge) =>
      executes(edge, 'leave', { url: onboardingUrl }) !==
      (edge.stimulus.name === 'openOnboarding=opened'),
  ),

  'a failure is kept until the next attempt': noEdge(({ source, stimulus, target }) => {
    const isNews =
      (stimulus.kind === 'reject' && source.name !== 'refreshing') || startedOrLoaded(stimulus.name)
    return isNews
      ? (target.context.failure !== null) !== (stimulus.kind === 'reject')
      : target.context.failure !== source.context.failure
  }),

  'each answer leads to its state': unexpectedTargets({
    'load=absent': ['absent', 'shown'],
    'load=': 'shown',
    'load!': ['failed', 'shown'],
    'openOnboarding=': 'shown',
    'openOnboarding!': 'shown',
  }),
}

const startedOrLoaded = (name: string) =>
  name === 'payouts.setUp' || (name.startsWith('load=') && name !== 'load=absent')
