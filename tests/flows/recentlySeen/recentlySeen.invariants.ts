import type { RecentlySeenContext } from '../../../machines/recentlySeen.machine.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { exactly } from '../../model/exactly.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { executes, type Invariants, lacking, noEdge, noNode, startedBy } from '../../model/model.ts'
import { lute } from '../productList/productList.script.ts'

const idsIn = ({ products }: RecentlySeenContext) => products.map(({ _id }) => _id).join('+')

/** The invariants of the products that were looked at, over every state and transition. */
export const recentlySeenInvariants: Invariants<RecentlySeenContext> = {
  'nothing is known before the browser has answered': ({ initial }) =>
    initial.name === 'empty' && initial.context.products.length === 0 ? [] : [initial.key],

  'the page that is open is remembered and never shown': noNode(
    ({ context }) => context.current !== camera || idsIn(context).includes(camera._id),
  ),

  'every list of the browser is followed, and asked about where it has other products': (model) =>
    ['nothing', 'camera', 'all'].flatMap((name) =>
      lacking(
        model,
        // An empty list that stays empty changes nothing.
        model.nodes.filter((node) => name === 'all' || node.name !== 'empty'),
        (edge) =>
          edge.stimulus.name === `seen.changed=${name}` &&
          (name === 'all'
            ? edge.target.name === 'refreshing' &&
              startedBy(edge).includes('refresh') &&
              idsIn(edge.target.context) === `${radio._id}+${lute._id}`
            : edge.target.name === 'empty'),
      ),
    ),

  'only products with today’s price are shown': noEdge(
    ({ target }) => target.name === 'shown',
    ({ stimulus, target }) =>
      stimulus.name !== 'refresh=cheaper' || target.context.products[0]?.askingPrice !== 5,
  ),

  'an empty list has no products': noNode(
    ({ name, context }) => name === 'empty' && context.products.length > 0,
  ),

  'clearing empties the list of the browser, and nothing else does': (model) =>
    exactly(
      model,
      { by: ['recentlySeen.clear'], at: ({ name }) => name === 'shown' },
      (edge) => executes(edge, 'clear') && edge.target.name === 'empty',
    ),

  'a list that is asked about is busy': noNode(
    ({ name, snapshot }) => snapshot.hasTag('busy') !== (name === 'refreshing'),
  ),

  'each answer leads to its state': unexpectedTargets({
    'refresh=none': 'empty',
    'refresh=cheaper': 'shown',
    'refresh!': 'empty',
  }),
}
