import type { LiveContext } from '../../../machines/live-updates.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import { cancelAskedOrder, sentOrder } from '../../../src/screens/order/order-story-fixtures.ts'
import { MESSAGE } from './liveOrder.script.ts'
import {
  type Edge,
  everyNodeHas,
  type Invariants,
  lacking,
  type Node,
  noEdge,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

type LiveOrderContext = LiveContext<{ flow: 'order'; id: string }, PaidOrder>
type At = (node: Node<LiveOrderContext>) => boolean

const isStreaming = isIn('streaming')
const isVisible: At = ({ name }) => name !== 'hidden'
const isWithoutStream: At = ({ name }) => name === 'waiting' || name === 'polling'
const isRefused = isIn('refused')
const read: Readonly<Record<string, PaidOrder>> = {
  'subject.read=streamed': sentOrder,
  'subject.read=polled': cancelAskedOrder,
}
const starts = (edge: Edge<LiveOrderContext>, port: string) => startedBy(edge).includes(port)

/** Requires that the stimulus leads from each of these states to the state `to`, and starts the port. */
const leads = (
  stimulus: string,
  from: At,
  to: string,
  port?: string,
): Invariants<LiveOrderContext>[string] =>
  everyNodeHas(
    from,
    (edge) =>
      edge.stimulus.name === stimulus &&
      edge.target.name === to &&
      (port === undefined || starts(edge, port)),
  )

/** The invariants of live updates over every state and transition. Each returns its violations. */
export const liveOrderInvariants: Invariants<LiveOrderContext> = {
  'a page begins with the stream': ({ initial: { key, name, context } }) =>
    name === 'streaming.connecting' && context.lastId === null && context.losses === 0 ? [] : [key],

  'the order is polled exactly while a visible page has no stream': noEdge(
    (edge) =>
      starts(edge, 'poll') !==
      (isWithoutStream(edge.target) && edge.source.name !== edge.target.name),
  ),

  'a stream begins only on a visible page, after a pause or with a new connection': noEdge(
    (edge) => starts(edge, 'followStream'),
    ({ stimulus: { name } }) =>
      !['page.shown', 'after.pause', 'connection.restored'].includes(name),
  ),

  'a page that is hidden ends everything': leads('page.hidden', () => true, 'hidden'),
  'a page that is shown again opens the stream': leads(
    'page.shown',
    ({ name }) => name === 'hidden',
    'streaming.connecting',
    'followStream',
  ),
  'only a hidden page is opened by being shown': noEdge(
    ({ stimulus }) => stimulus.name === 'page.shown',
    ({ source, target }) => isVisible(source) && target.name !== source.name,
  ),
  'a connection that is back opens a new stream, also where the old one seems open': leads(
    'connection.restored',
    (node) => isVisible(node) && !isRefused(node),
    'streaming.connecting',
    'followStream',
  ),
  'a connection that is back wakes no hidden page': noEdge(
    ({ source, target }) => !isVisible(source) && isVisible(target),
    ({ stimulus }) => stimulus.name !== 'page.shown',
  ),
  'a stream that ends is opened again later': leads('stream.lost', isStreaming, 'waiting'),
  'a stream that cannot begin is opened again later': leads(
    'followStream!unexpected',
    isStreaming,
    'waiting',
  ),
  'a stream that sends nothing is opened again later': leads(
    'after.openTimeout',
    ({ name }) => name === 'streaming.connecting',
    'waiting',
  ),
  'after the pause, the stream is opened again': leads(
    'after.pause',
    ({ name }) => name === 'waiting',
    'streaming.connecting',
    'followStream',
  ),
  'a stream that is refused ends': leads('live.refused', isStreaming, 'refused'),
  'a reading that is refused is the last one': leads(
    'live.refused=polled',
    isWithoutStream,
    'refused',
  ),
  'nothing is asked for after a refusal before the page is shown again': noEdge(
    ({ source }) => isRefused(source),
    ({ target }) => !isRefused(target) && target.name !== 'hidden',
  ),
  'a server without a stream is polled': leads('stream.absent', isStreaming, 'polling'),
  'a stream is open when it has sent something': leads(
    'stream.opened',
    ({ name }) => name === 'streaming.connecting',
    'streaming.open',
  ),

  'each loss in a row counts, and only a message ends the row': noEdge(
    ({ source, stimulus, target }) => {
      const isLost = source.name !== 'waiting' && target.name === 'waiting'
      const before = stimulus.name === 'stream.received' ? 0 : source.context.losses
      return target.context.losses !== before + Number(isLost)
    },
  ),

  'a stream resumes after the message that was handled': everyNodeHas(
    isIn('streaming.open'),
    ({ stimulus, target: { context } }) =>
      stimulus.name === 'stream.received' && context.lastId === MESSAGE && context.losses === 0,
  ),

  'an order that was read is kept, by the stream and without one': (model) =>
    [
      { by: 'subject.read=streamed', at: isIn('streaming.open') },
      { by: 'subject.read=polled', at: isWithoutStream },
    ].flatMap(({ by, at }) =>
      lacking(
        model,
        model.nodes.filter(at),
        ({ stimulus, target: { context } }) => stimulus.name === by && context.value === read[by],
      ),
    ),

  'only a message moves the place from which the stream resumes': noEdge(
    ({ source, stimulus, target }) =>
      target.context.lastId !==
      (stimulus.name === 'stream.received' && isStreaming(source)
        ? MESSAGE
        : source.context.lastId),
  ),

  'nothing else changes the order': noEdge(
    ({ source, stimulus, target }) =>
      target.context.value !== (read[stimulus.name] ?? source.context.value),
  ),
}
