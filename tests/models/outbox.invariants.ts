import type { OutboxContext } from '../../machines/outbox.machine.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, type Edge, type Invariants, lacking, startedBy } from './model.ts'
import { complete, KEPT, nothing, unfinished } from './outbox.events.ts'

type Step = Edge<OutboxContext>

const idsIn = ({ queue }: OutboxContext) => queue.map(({ _id }) => _id)
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])
const by =
  (name: string) =>
  ({ stimulus }: Step) =>
    stimulus.name === name
const starts = (edge: Step) => startedBy(edge).includes('write')
const unanswered = ['write!noAnswer', 'write!server']

/** The invariants of writing messages over every state and transition. Each returns its violations. */
export const outboxInvariants: Invariants<OutboxContext> = {
  'nothing is written at first': ({ initial: { name, key, context } }) =>
    name === 'idle' && context.queue.length === 0 && context.text === '' ? [] : [key],

  'each answer has its place': unexpectedTargets({
    'write=': ['idle', 'sending'],
    'write!noAnswer': 'waiting',
    'write!timeout': 'waiting',
    'write!server': 'waiting',
    'write!': 'refused',
  }),

  'a message waits while the server may not have it, and is refused only by an answer': ({
    edges,
  }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('write!'))
      .filter(({ stimulus, target }) => {
        const isUnanswered = unanswered.includes(stimulus.name) || stimulus.name === 'write!timeout'
        return isUnanswered !== (target.name === 'waiting') || target.context.failure === null
      })
      .map(describeEdge),

  'a complete message is the last of the queue, with an id of its own, and the field is empty': (
    model,
  ) =>
    model.edges
      .filter(by('outbox.submit=complete'))
      .filter(({ source, target: { context } }) => {
        const id = `session-${source.context.written}`
        const last = context.queue.at(-1)
        return (
          !same(idsIn(context), [...idsIn(source.context), id]) ||
          last?.text !== complete.text.trim() ||
          context.text !== '' ||
          context.error !== null ||
          context.isUnfinished ||
          !context.isSubmitted ||
          context.written !== source.context.written + 1
        )
      })
      .map(describeEdge),

  'an incomplete message is not queued, and says why': ({ edges }) =>
    edges
      .filter(({ stimulus }) => /submit=(nothing|unfinished)/.test(stimulus.name))
      .filter(({ source, stimulus, target: { context, name } }) => {
        const isNothing = stimulus.name.endsWith('nothing')
        return (
          name !== source.name ||
          !same(idsIn(context), idsIn(source.context)) ||
          (context.error !== null) !== isNothing ||
          context.isUnfinished === isNothing ||
          context.text !== (isNothing ? nothing : unfinished).text ||
          !context.isSubmitted
        )
      })
      .map(describeEdge),

  'a change is kept, and an error goes with it': ({ edges }) =>
    edges
      .filter(by('outbox.change'))
      .filter(
        ({ source, target: { context, name } }) =>
          name !== source.name ||
          context.text !== 'Hel' ||
          context.error !== null ||
          context.isUnfinished ||
          context.isSubmitted,
      )
      .map(describeEdge),

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

  'a message that the server has is sent, and leaves the queue': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('write='))
      .filter(
        ({ source, target: { context } }) =>
          !same(idsIn(context), idsIn(source.context).slice(1)) ||
          !same(
            context.sent.map(({ _id }) => _id),
            [...source.context.sent.map(({ _id }) => _id), ...idsIn(source.context).slice(0, 1)],
          ),
      )
      .map(describeEdge),

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
    model.edges
      .filter(by('draft.recalled=words'))
      .filter(
        ({ target: { name, context } }) =>
          name !== 'idle' || context.text !== KEPT.text || context.queue.length > 0,
      )
      .map(describeEdge),

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

  'nothing is lost: the queue shrinks only by an answer or a decision of the user': ({ edges }) =>
    edges
      .filter(({ source, target }) => target.context.queue.length < source.context.queue.length)
      .filter(({ stimulus }) => !/^write=|^outbox\.discard$/.test(stimulus.name))
      .map(describeEdge),
}
