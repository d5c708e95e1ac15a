import type { OutboxContext } from '../../../machines/outbox.machine.ts'
import { describeEdge, type Edge, type Invariants, lacking, noEdge } from '../../model/model.ts'
import { complete, nothing, unfinished } from './outbox.script.ts'

/** Returns the ids of the messages that wait. */
export const idsIn = ({ queue }: OutboxContext) => queue.map(({ _id }) => _id)
export const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])
/** Returns whether an edge is that of a stimulus. */
export const by =
  (name: string) =>
  ({ stimulus }: Edge<OutboxContext>) =>
    stimulus.name === name

/** The invariants of the form of a message. Each returns its violations. */
export const outboxFormInvariants: Invariants<OutboxContext> = {
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

  'an incomplete message is not queued, and says why': noEdge(
    ({ stimulus }) => /submit=(nothing|unfinished)/.test(stimulus.name),
    ({ source, stimulus, target: { context, name } }) => {
      const isNothing = stimulus.name.endsWith('nothing')
      return (
        name !== source.name ||
        !same(idsIn(context), idsIn(source.context)) ||
        (context.error !== null) !== isNothing ||
        context.isUnfinished === isNothing ||
        context.text !== (isNothing ? nothing : unfinished).text ||
        !context.isSubmitted
      )
    },
  ),

  'a change is kept, and an error goes with it': (model) =>
    lacking(
      model,
      model.nodes,
      (edge) =>
        by('outbox.change')(edge) &&
        edge.target.name === edge.source.name &&
        edge.target.context.text === 'Hel' &&
        edge.target.context.error === null &&
        !edge.target.context.isUnfinished &&
        !edge.target.context.isSubmitted,
    ),

  'every message that is submitted is queued or says why not': (model) =>
    ['outbox.submit=nothing', 'outbox.submit=unfinished'].flatMap((event) =>
      lacking(model, model.nodes, (edge) => by(event)(edge) && edge.target.context.isSubmitted),
    ),
}
