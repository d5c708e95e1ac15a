import type { InboxContext } from '../../../machines/inbox.machine.ts'
import type { Inbox } from '../../../src/domain/conversation.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { newer } from './inbox.script.ts'
import { everyNodeHas, type Invariants, lacking, noEdge, noNode } from '../../model/model.ts'

/** The invariants of the user's conversations over every state and transition. Each returns its violations. */
export const inboxInvariants: Invariants<InboxContext<Inbox>> = {
  'the conversations are loaded first': ({ initial }) =>
    initial.name === 'loading' ? [] : [initial.key],

  'each answer has its place': unexpectedTargets({
    'load=': 'shown',
    'load=absent': 'absent',
    'load!': 'failed',
  }),

  'conversations that failed to load are loaded again by a button and with the connection': (
    model,
  ) =>
    ['inbox.retry', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        ({ stimulus, target: { name, context } }) =>
          stimulus.name === event && name === 'loading' && context.failure === null,
      ),
    ),

  'a failure is said': noNode(
    ({ name, context }) => (name === 'failed') !== (context.failure !== null),
  ),

  'what is shown was read': noNode(
    ({ name, context }) => (name === 'shown') !== (context.inbox !== null),
  ),

  'a new message shows by itself': everyNodeHas(
    ({ name }) => name === 'shown',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'inbox.read=newer' && name === 'shown' && context.inbox === newer,
  ),

  'nothing else changes what is shown': noEdge(
    ({ source, stimulus }) => source.name === 'shown' && stimulus.name !== 'inbox.read=newer',
    ({ source, target }) => source.context.inbox !== target.context.inbox,
  ),

  'the page is busy while it loads, and then only': noNode(
    ({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'),
  ),
}
