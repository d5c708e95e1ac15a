import type { FollowContext } from '../../../machines/follow.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The state in which a press asks the server for each call. */
const presses = { follow: 'notFollowing', unfollow: 'following' }

/** The invariants of the following of a seller over every state and transition. Each returns its violations. */
export const followInvariants: Invariants<FollowContext> = {
  'the server is asked first, with what the page knows': ({ initial }) =>
    initial.name === 'checking' &&
    JSON.stringify(initial.snapshot.children['read']?.getSnapshot().input) ===
      JSON.stringify({ sellerId: 'seller-1', isFollowing: null })
      ? []
      : [initial.key],

  'a press follows the seller or stops it, and nothing else does': (model) =>
    Object.entries(presses).flatMap(([call, from]) => [
      ...lacking(
        model,
        model.nodes.filter(({ name }) => name === from),
        (edge) =>
          edge.stimulus.name === 'follow.toggle' &&
          JSON.stringify(edge.target.snapshot.children[call]?.getSnapshot().input) ===
            JSON.stringify({ sellerId: 'seller-1' }),
      ),
      ...model.edges
        .filter((edge) => startedBy(edge).includes(call))
        .filter(({ source, stimulus }) => source.name !== from || stimulus.name !== 'follow.toggle')
        .map(describeEdge),
    ]),

  'each answer leads to its state': unexpectedTargets({
    'read=followed': 'following',
    'read=unfollowed': 'notFollowing',
    'read=nobody': 'absent',
    'read!': 'absent',
    'follow=': 'following',
    'follow!': 'notFollowing',
    'unfollow=': 'notFollowing',
    'unfollow!': 'following',
  }),

  'a failure to follow or to stop is kept until the next attempt': noEdge(
    ({ stimulus }) => /^(?:follow|unfollow)/.test(stimulus.name),
    ({ stimulus, target }) => stimulus.name.includes('!') !== (target.context.failure !== null),
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['checking', 'starting', 'stopping'].includes(name) !== snapshot.hasTag('busy'),
  ),
}
