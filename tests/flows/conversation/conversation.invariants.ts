import type { ConversationContext } from '../../../machines/conversation.machine.ts'
import { conversationActInvariants } from './conversation-act.invariants.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  type Invariants,
  lacking,
  type Node,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

type At = Node<ConversationContext>

const isShown = isIn('shown')
const isIdle = ({ name }: At) => name === 'shown.idle'
const hasEarlier = ({ context: { conversation, isWhole } }: At) =>
  !isWhole && (conversation?.messages[0]?.number ?? 1) > 1
const numbersOf = ({ conversation }: ConversationContext) =>
  conversation?.messages.map(({ number }) => number) ?? []
const starts = (edge: Edge<ConversationContext>, port: string) => startedBy(edge).includes(port)

/** The invariants of a conversation over every state and transition. Each returns its violations. */
export const conversationInvariants: Invariants<ConversationContext> = {
  ...conversationActInvariants,

  'the conversation is loaded first': ({ initial }) =>
    initial.name === 'loading' ? [] : [initial.key],

  'each answer has its place': unexpectedTargets({
    'load=': 'shown.idle',
    'load=absent': 'absent',
    'load!': 'failed',
    'loadEarlier=': 'shown.idle',
    'loadEarlier!': 'shown.idle',
    'send=': 'shown.idle',
    'send!refused': 'shown.rereading',
    'send!conflict': 'shown.rereading',
    'send!': 'shown.confirming',
    'reload=': 'shown.idle',
    'reload!': 'shown.idle',
  }),

  'one that failed to load is loaded again by a button and with the connection': (model) =>
    ['conversation.retry', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        ({ stimulus, target: { name, context } }) =>
          stimulus.name === event && name === 'loading' && context.failure === null,
      ),
    ),

  'a new message shows by itself, and nothing that is shown goes away': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isIdle),
      ({ source, stimulus, target }) =>
        stimulus.name === 'conversation.read=on' &&
        target.name === source.name &&
        numbersOf(target.context).includes(13),
    ),
    ...model.edges
      .filter(({ source, target }) => isShown(source) && isShown(target))
      .filter(({ source, target }) => {
        const after = numbersOf(target.context)
        return numbersOf(source.context).some((number) => !after.includes(number))
      })
      .map(describeEdge),
  ],

  'messages are in their order': noNode(({ context }) => {
    const numbers = numbersOf(context)
    return numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))
  }),

  'what happened later is kept': noEdge(
    ({ source, target }) => isShown(source) && isShown(target),
    ({ source, target }) =>
      (target.context.conversation?.seq ?? 0) < (source.context.conversation?.seq ?? 0),
  ),

  'earlier messages are loaded where there are some, until the first': (model) => [
    ...lacking(
      model,
      model.nodes.filter((node) => isIdle(node) && hasEarlier(node)),
      (edge) =>
        edge.stimulus.name === 'conversation.earlier' &&
        starts(edge, 'loadEarlier') &&
        edge.target.context.failure === null,
    ),
    ...model.edges
      .filter((edge) => starts(edge, 'loadEarlier') && !hasEarlier(edge.source))
      .map(describeEdge),
    ...model.edges
      .filter(({ stimulus }) => stimulus.name.startsWith('loadEarlier='))
      .filter(({ target }) => hasEarlier(target))
      .map(describeEdge),
  ],

  'a failure is said until the next attempt': noEdge(
    ({ stimulus }) => /^(send|load|loadEarlier)!/.test(stimulus.name),
    ({ target }) => target.context.failure === null,
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['loading', 'shown.loadingEarlier', 'shown.sending', 'shown.rereading'].includes(name) !==
      snapshot.hasTag('busy'),
  ),
}
