import type { ConversationContext } from '../../../machines/conversation.machine.ts'
import { offeredEvent } from '../../../src/domain/conversation.ts'
import { REASON } from './conversation.script.ts'
import {
  describeEdge,
  everyNodeHas,
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
const isConfirming = ({ name }: At) => name === 'shown.confirming'
const isReporting = (node: At) => isConfirming(node) && node.context.act?.name === 'report'
const takes = ({ context: { conversation } }: At, act: string) =>
  conversation !== null && offeredEvent(conversation, act) !== null
const sends = (edge: Parameters<typeof startedBy>[0]) => startedBy(edge).includes('send')

/** The invariants of blocks and reports, and of their dialog. Each returns its violations. */
export const conversationActInvariants: Invariants<ConversationContext> = {
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

  'the dialog is about an act, and nothing else is': noNode(
    ({ name }) => isShown({ name }),
    ({ name, context }) =>
      ['shown.confirming', 'shown.sending'].includes(name) !== (context.act !== null),
  ),

  'a report needs a reason; a block does not': (model) =>
    model.edges
      .filter(({ source, stimulus }) => isConfirming(source) && /submit/.test(stimulus.name))
      .filter((edge) => {
        const { source, stimulus, target } = edge
        const isGood = source.context.act?.name !== 'report' || stimulus.name.endsWith('=reason')
        const isKept = target.context.reason === (stimulus.name.endsWith('=reason') ? REASON : '')
        const isSent = sends(edge)
        return (
          isSent !== isGood ||
          !isKept ||
          !target.context.isSubmitted ||
          (target.context.error !== null) === isGood ||
          (isGood && target.context.failure !== null)
        )
      })
      .map(describeEdge),

  'only a submit sends': noEdge((edge) => sends(edge) && !/submit/.test(edge.stimulus.name)),

  'an empty reason says so, and a change of it is kept without its error': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isReporting),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'conversation.submit=empty' &&
        name === 'shown.confirming' &&
        context.error !== null &&
        context.isSubmitted,
    ),
    ...lacking(
      model,
      model.nodes.filter(isReporting),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'conversation.change' &&
        name === 'shown.confirming' &&
        context.reason === 'Asks' &&
        context.error === null &&
        !context.isSubmitted,
    ),
  ],

  'the page shows the conversation as it is after the act, and after a refusal': noEdge(
    ({ stimulus }) => /^send=|^reload=on/.test(stimulus.name),
    ({ stimulus, target: { context } }) =>
      (context.conversation?.seq ?? 0) < (stimulus.name === 'reload=on' ? 13 : 14),
  ),

  'a dialog is cancelled without a trace': everyNodeHas(
    isConfirming,
    ({ stimulus, target }) =>
      stimulus.name === 'conversation.cancel' &&
      isIdle(target) &&
      target.context.failure === null &&
      target.context.reason === '' &&
      target.context.error === null,
  ),
}
