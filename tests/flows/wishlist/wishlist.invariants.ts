import type { WishlistContext } from '../../../machines/wishlist.machine.ts'
import { isInWishlist } from '../../../src/domain/wishlist-ids.ts'
import { camera } from '../booking/booking.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { wishlistBrowserInvariants } from './wishlist-browser.invariants.ts'
import { keptCamera } from './wishlist.script.ts'
import {
  isPress,
  isNewAt,
  presses,
  pressedId,
  wants,
  isNew,
  summary,
  confirmed,
  givenToBrowser,
  sent,
} from './wishlist-edges.ts'

/** The invariants of a wishlist over every state and transition. Each returns its violations. */
export const wishlistInvariants: Invariants<WishlistContext> = {
  ...wishlistBrowserInvariants,

  'a press outside of the browser shows at once': (model) =>
    presses.flatMap((name) =>
      lacking(
        model,
        model.nodes.filter((node) => node.name !== 'browser' && isNewAt(node, name)),
        (edge) =>
          edge.stimulus.name === name &&
          isInWishlist(edge.target.context, pressedId(edge)) === wants(edge),
      ),
    ),

  'what is kept is known in the browser and once the server has said it, and nowhere else': ({
    nodes,
  }) => {
    const unknown = new Set(['identifying', 'account.loading', 'account.failed'])
    return nodes
      .filter(({ name, context }) => (context.ids === null) !== unknown.has(name))
      .map(({ key }) => key)
  },

  'a product of the list that is removed while nothing is known is removed later': everyNodeHas(
    ({ context }) =>
      context.ids === null &&
      context.changes.length < 2 &&
      isInWishlist(context, camera._id, { whenUnknown: true }),
    ({ stimulus, target }) =>
      stimulus.name === 'wishlist.remove=camera of a list that is shown' &&
      target.context.changes.at(-1)?.isKept === false,
  ),

  'a press that changes nothing does nothing': noEdge(
    (edge) => isPress(edge) && !isNew(edge),
    ({ source, target, actions }) => source.key !== target.key || actions.length > 0,
  ),

  'a press is sent at once where nothing else is, and asks again for a list that is not known':
    noEdge(
      (edge) => isPress(edge) && isNew(edge),
      (edge) => {
        const expected =
          { 'account.idle': 'account.sending', 'account.failed': 'account.loading' }[
            edge.source.name
          ] ?? edge.source.name
        return edge.target.name !== expected
      },
    ),

  'the first change that waits is sent, and each once': noEdge((edge) => {
    const change = sent(edge)
    const isSending = edge.target.name === 'account.sending'
    const isStarted = isSending && (edge.source.name !== 'account.sending' || !isPress(edge))
    if (!isStarted) return change !== null
    const [first] = edge.target.context.changes
    return change === null || change !== first
  }),

  'the product that returns is kept as it was': noEdge(
    (edge) => edge.stimulus.name === 'wishlist.save=camera as it was' && isNew(edge),
    (edge) => {
      const changes = givenToBrowser(edge) ?? edge.target.context.changes
      const last = changes.findLast(({ kept }) => kept.product._id === camera._id)
      return (
        last?.isKept === true && last.kept !== keptCamera && edge.source.name !== 'account.sending'
      )
    },
  ),

  'what the server took is kept, and what it refused is taken back': noEdge(
    ({ stimulus }) => /^send[=!]/.test(stimulus.name),
    ({ source, stimulus, target }) => {
      const changes = source.context.changes.slice(1)
      const ids = stimulus.kind === 'resolve' ? confirmed(source.context) : source.context.ids
      return summary(target.context) !== summary({ ids, changes })
    },
  ),

  'the list of the account is what the server keeps and what the browser kept': noEdge(
    ({ stimulus }) => /^(load|join)=/.test(stimulus.name),
    ({ stimulus, source, target }) => {
      if (target.name === 'browser') return target.context.ids?.length !== 0
      const output = stimulus.kind === 'resolve' ? (stimulus.output as string[]) : []
      const before = stimulus.name.startsWith('join') ? (source.context.ids ?? []) : []
      const ids = [...new Set([...before, ...output])]
      return summary(target.context) !== summary({ ids, changes: source.context.changes })
    },
  ),

  'what the browser kept joins once the account is known': noEdge(
    (edge) =>
      startedBy(edge).includes('join') !==
      (edge.target.name === 'account.joining' && edge.source.name === 'account.loading'),
  ),

  'a failure is told where it takes something back or keeps something out': noEdge((edge) => {
    const { source, stimulus } = edge
    const isTold =
      /^(send|join)!/.test(stimulus.name) ||
      (stimulus.name.startsWith('load!') && source.context.changes.length > 0)
    const title = { key: 'wishlistNotUpdated' }
    return executes(edge, 'notify', { tone: 'negative', title }) !== isTold
  }),

  'the reason of a failure is told': noEdge(
    (edge) => executes(edge, 'notify'),
    ({ actions }) =>
      !actions.some(({ params }) => Reflect.get(Object(params), 'detail') !== undefined),
  ),

  'nothing that was pressed waits for a list that failed to load': noNode(
    ({ name, context }) => name === 'account.failed' && context.changes.length > 0,
  ),

  'nothing waits while nothing is sent': noNode(
    ({ name, context }) =>
      (name === 'account.idle' && context.changes.length > 0) ||
      (name === 'account.sending' && context.changes.length === 0),
  ),

  'the restored connection loads a list that failed': everyNodeHas(
    ({ name }) => name === 'account.failed',
    ({ stimulus, target }) =>
      stimulus.name === 'connection.restored' && target.name === 'account.loading',
  ),

  'a list that loads or joins is busy, and every other that is known is settled': noNode(
    ({ name, snapshot }) => {
      const isBusy = ['account.loading', 'account.joining'].includes(name)
      const isSettled = !isBusy && name !== 'identifying'
      return snapshot.hasTag('busy') !== isBusy || snapshot.hasTag('settled') !== isSettled
    },
  ),

  'each answer leads to its state': unexpectedTargets({
    'load=absent': 'browser',
    'load=': 'account.joining',
    'load!': 'account.failed',
    'join=': ['account.idle', 'account.sending'],
    'join!': ['account.idle', 'account.sending'],
    'send=': ['account.idle', 'account.sending'],
    'send!': ['account.idle', 'account.sending'],
  }),
}
