import type { ConversationContext } from '../../machines/conversation.machine.ts'
import { eventFor } from '../../src/domain/conversation.ts'
import { REASON } from './conversation.events.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, type Edge, type Invariants, lacking, type Node, startedBy } from './model.ts'
import { isIn } from './script.ts'

type At = Node<ConversationContext>

const isShown = isIn('shown')
const isIdle = ({ name }: At) => name === 'shown.idle'
const isConfirming = ({ name }: At) => name === 'shown.confirming'
const takes = ({ context: { conversation } }: At, act: string) =>
  conversation !== null && eventFor(conversation, act) !== null
const hasEarlier = ({ context: { conversation, isWhole } }: At) =>
  !isWhole && (conversation?.messages[0]?.number ?? 1) > 1
const numbersOf = ({ conversation }: ConversationContext) =>
  conversation?.messages.map(({ number }) => number) ?? []
const starts = (edge: Edge<ConversationContext>, port: string) => startedBy(edge).includes(port)

/** The invariants of a conversation over every state and transition. Each returns its violations. */
export const conversationInvariants: Invariants<ConversationContext> = {
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

  'messages are in their order': ({ nodes }) =>
    nodes
      .filter(({ context }) => {
        const numbers = numbersOf(context)
        return numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))
      })
      .map(({ key }) => key),

  'what happened later is kept': ({ edges }) =>
    edges
      .filter(({ source, target }) => isShown(source) && isShown(target))
      .filter(
        ({ source, target }) =>
          (target.context.conversation?.seq ?? 0) < (source.context.conversation?.seq ?? 0),
      )
      .map(describeEdge),

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

  'an act that the conversation takes opens its dialog, and no other': (model) =>
    (['block', 'unblock', 'report'] as const).flatMap((act) => [
      ...lacking(
        model,
        model.nodes.filter((node) => isIdle(node) && takes(node, act)),
        ({ stimulus, target }) =>
          stimulus.name === `conversation.act=${act}` &&
          isConfirming(target) &&
          target.context.act?.name === act &&
          target.context.reason === '' &&
          target.context.failure === null,
      ),
      ...model.edges
        .filter(({ stimulus }) => stimulus.name === `conversation.act=${act}`)
        .filter(({ source }) => isIdle(source) && !takes(source, act))
        .filter(({ target }) => !isIdle(target))
        .map(describeEdge),
    ]),

  'the dialog is about an act, and nothing else is': ({ nodes }) =>
    nodes
      .filter(({ name }) => isShown({ name }))
      .filter(
        ({ name, context }) =>
          ['shown.confirming', 'shown.sending'].includes(name) !== (context.act !== null),
      )
      .map(({ key }) => key),

  'a report needs a reason; a block does not': (model) =>
    model.edges
      .filter(({ source, stimulus }) => isConfirming(source) && /submit/.test(stimulus.name))
      .filter((edge) => {
        const { source, stimulus, target } = edge
        const isGood = source.context.act?.name !== 'report' || stimulus.name.endsWith('=reason')
        const isKept = target.context.reason === (stimulus.name.endsWith('=reason') ? REASON : '')
        const isSent = starts(edge, 'send')
        return (
          isSent !== isGood ||
          !isKept ||
          target.context.isSubmitted !== true ||
          (target.context.error !== null) === isGood ||
          (isGood && target.context.failure !== null)
        )
      })
      .map(describeEdge),

  'only a submit sends': ({ edges }) =>
    edges
      .filter((edge) => starts(edge, 'send') && !/submit/.test(edge.stimulus.name))
      .map(describeEdge),

  'a change of the reason is kept, and its error goes when it is good': ({ edges }) =>
    edges
      .filter(
        ({ source, stimulus }) => isConfirming(source) && stimulus.name === 'conversation.change',
      )
      .filter(
        ({ target: { name, context } }) =>
          name !== 'shown.confirming' ||
          context.reason !== 'Asks' ||
          context.error !== null ||
          context.isSubmitted,
      )
      .map(describeEdge),

  'a dialog is cancelled without a trace': (model) =>
    lacking(
      model,
      model.nodes.filter(isConfirming),
      ({ stimulus, target }) =>
        stimulus.name === 'conversation.cancel' &&
        isIdle(target) &&
        target.context.failure === null &&
        target.context.reason === '' &&
        target.context.error === null,
    ),

  'a failure is said until the next attempt': ({ edges }) =>
    edges
      .filter(({ stimulus }) => /^(send|load|loadEarlier)!/.test(stimulus.name))
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'the page is busy while it waits for the server, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'shown.loadingEarlier', 'shown.sending', 'shown.rereading'].includes(name) !==
          snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),
}
