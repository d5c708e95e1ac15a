import type { OutboxContext } from '../../../machines/outbox.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { KEPT } from './outbox.script.ts'
import { by, idsIn, outboxFormInvariants, same } from './outbox-form.invariants.ts'

type Step = Edge<OutboxContext>

const starts = (edge: Step) => startedBy(edge).includes('write')
const unanswered = new Set(['write!noAnswer', 'write!timeout', 'write!server'])

/** The invariants of writing messages over every state and transition. Each returns its violations. */
export const outboxInvariants: Invariants<OutboxContext> = {
  ...outboxFormInvariants,

  'nothing is written at first': ({ initial: { name, key, context } }) =>
    name === 'idle' && context.queue.length === 0 && context.text === '' ? [] : [key],

  'each answer has its place': unexpectedTargets({
    'write=': ['idle', 'sending'],
    'write!noAnswer': 'waiting',
    'write!timeout': 'waiting',
    'write!server': 'waiting',
    'write!': 'refused',
  }),

  'a message waits while the server may not have it, and is refused only by an answer': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('write!'),
    ({ stimulus, target }) => {
      const isUnanswered = unanswered.has(stimulus.name)
      return isUnanswered !== (target.name === 'waiting') || target.context.failure === null
    },
  ),

  'what is typed and what waits is kept across reloads': noEdge(
    ({ stimulus }) => /^outbox\.(change|submit=complete|discard)|^write=/.test(stimulus.name),
    ({ source, stimulus }) => stimulus.name !== 'outbox.discard' || source.name === 'refused',
    (edge) => {
      const { owner, productId, buyerId, text, queue } = edge.target.context
      return !executes(edge, 'keepDraft', { owner, productId, buyerId, text, queue })
    },
  ),

  'a message is sent at once where none waits': noEdge(
    by('outbox.submit=complete'),
    ({ source }) => source.name === 'idle',
    (edge) => edge.target.name !== 'sending' || !starts(edge),
  ),

  'the machine is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) => (name === 'sending') !== snapshot.hasTag('busy'),
  ),

  'messages are written one at a time, the first of the queue': ({ nodes, edges }) => [
    ...nodes
      .filter(({ name, context }) => (name === 'idle') !== (context.queue.length === 0))
      .map(({ key }) => key),
    ...edges.filter((edge) => starts(edge) && edge.target.name !== 'sending').map(describeEdge),
    ...edges
      .filter(({ stimulus }) => stimulus.name.startsWith('write='))
      .filter((edge) => starts(edge) !== edge.target.context.queue.length > 0)
      .map(describeEdge),
  ],

  'a message that the server has is sent, and leaves the queue': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('write='),
    ({ source, target: { context } }) =>
      !same(idsIn(context), idsIn(source.context).slice(1)) ||
      !same(
        context.sent.map(({ _id }) => _id),
        [...source.context.sent.map(({ _id }) => _id), ...idsIn(source.context).slice(0, 1)],
      ),
  ),

  'what was kept is there again, and its message is sent': (model) =>
    model.edges
      .filter(by('draft.recalled=queue'))
      .filter(
        (edge) =>
          !starts(edge) ||
          edge.target.context.text !== KEPT.text ||
          edge.target.context.queue !== KEPT.queue,
      )
      .map(describeEdge),

  'words that were kept are there again, and nothing is sent': (model) =>
    lacking(
      model,
      [model.initial],
      (edge) =>
        by('draft.recalled=words')(edge) &&
        edge.target.name === 'idle' &&
        edge.target.context.text === KEPT.text &&
        edge.target.context.queue.length === 0,
    ),

  'a message that waits is sent with the connection and by a button': (model) =>
    ['outbox.resend', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'waiting'),
        (edge) =>
          edge.stimulus.name === event && starts(edge) && edge.target.context.failure === null,
      ),
    ),

  'a refused message is sent again by a button alone': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'refused'),
      (edge) => by('outbox.resend')(edge) && starts(edge) && edge.target.context.failure === null,
    ),
    ...model.edges
      .filter(({ source, stimulus }) => source.name === 'refused' && stimulus.kind !== 'send')
      .filter(({ target }) => target.name !== 'refused')
      .map(describeEdge),
  ],

  'a refused message can be given up, and the next one is sent': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'refused'),
      (edge) =>
        by('outbox.discard')(edge) &&
        same(idsIn(edge.target.context), idsIn(edge.source.context).slice(1)) &&
        starts(edge) === edge.target.context.queue.length > 0 &&
        edge.target.context.failure === null,
    ),
    ...model.edges
      .filter(by('outbox.discard'))
      .filter(({ source, target }) => source.name !== 'refused' && target.key !== source.key)
      .map(describeEdge),
  ],

  'nothing is lost: the queue shrinks only by an answer or a decision of the user': noEdge(
    ({ source, target }) => target.context.queue.length < source.context.queue.length,
    ({ stimulus }) => !/^write=|^outbox\.discard$/.test(stimulus.name),
  ),
}
