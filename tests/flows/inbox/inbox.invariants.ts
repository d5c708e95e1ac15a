import type { InboxContext } from '../../../machines/inbox.machine.ts'
import type { Inbox } from '../../../src/domain/conversation.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { newer } from './inbox.script.ts'
import { describeEdge, type Invariants, lacking } from '../../model/model.ts'

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

  'a failure is said': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'failed') !== (context.failure !== null))
      .map(({ key }) => key),

  'what is shown was read': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'shown') !== (context.inbox !== null))
      .map(({ key }) => key),

  'a new message shows by itself': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'inbox.read=newer' && name === 'shown' && context.inbox === newer,
    ),

  'nothing else changes what is shown': ({ edges }) =>
    edges
      .filter(
        ({ source, stimulus }) => source.name === 'shown' && stimulus.name !== 'inbox.read=newer',
      )
      .filter(({ source, target }) => source.context.inbox !== target.context.inbox)
      .map(describeEdge),

  'the page is busy while it loads, and then only': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),
}
