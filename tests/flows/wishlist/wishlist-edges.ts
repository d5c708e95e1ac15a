import type { WishlistContext } from '../../../machines/wishlist.machine.ts'
import { isInWishlist } from '../../../src/domain/wishlist-ids.ts'
import type { WishlistChange } from '../../../src/domain/wishlist.ts'
import { camera, radio } from '../booking/booking.script.ts'
import type { Edge, Node } from '../../model/model.ts'

export type WishlistEdge = Edge<WishlistContext>

export const isPress = ({ stimulus }: WishlistEdge) =>
  /^wishlist\.(save|remove)=/.test(stimulus.name)
export const pressedId = ({ stimulus }: WishlistEdge) =>
  stimulus.name.includes('radio') ? radio._id : camera._id
export const wants = ({ stimulus }: WishlistEdge) => stimulus.name.startsWith('wishlist.save')
/** Where the kept products are not known, every press is new that repeats no other. */
export const isNew = (edge: WishlistEdge) =>
  isInWishlist(edge.source.context, pressedId(edge), { whenUnknown: !wants(edge) }) !== wants(edge)
export const isByViewer = ({ stimulus }: WishlistEdge) => stimulus.name.startsWith('viewer.changed')
export const comesTo = (name: string) => (edge: WishlistEdge) =>
  edge.target.name === name && (edge.source.name !== name || isByViewer(edge))

export const summary = ({ ids, changes }: Pick<WishlistContext, 'ids' | 'changes'>) =>
  `${ids?.toSorted().join('+') ?? 'unknown'} | ${changesOf(changes)}`
export const changesOf = (changes: readonly WishlistChange[]) =>
  changes.map(({ kept, isKept }) => `${isKept ? '+' : '-'}${kept.product._id}`).join(' ')

/** The ids after the first change that waits. */
export function confirmed({ ids, changes: [first] }: WishlistContext): readonly string[] {
  const { _id } = first?.kept.product ?? camera
  const others = (ids ?? []).filter((id) => id !== _id)
  return first?.isKept === true ? [...others, _id] : others
}

/** The changes that an edge gives to the browser; null where it gives none. */
export function givenToBrowser({ actions }: WishlistEdge): readonly WishlistChange[] | null {
  const action = actions.find(({ type }) => type === 'changeBrowser')
  return action === undefined ? null : Reflect.get(Object(action.params), 'changes')
}

/** The product that an edge sends to the server; null where it sends none. */
export function sent({ actions }: WishlistEdge): WishlistChange | null {
  const spawned = actions.find(
    ({ type, params }) =>
      type === 'xstate.spawnChild' && Reflect.get(Object(params), 'id') === 'send',
  )
  return spawned === undefined ? null : Reflect.get(Object(spawned.params), 'input')
}

/** The presses of the script on a heart. */
export const presses = ['wishlist.save=camera', 'wishlist.save=radio', 'wishlist.remove=camera']

/** Returns whether a press is possible in a state and changes something there. */
export const isNewAt = ({ context }: Node<WishlistContext>, press: string): boolean =>
  context.changes.length < 2 &&
  isInWishlist(context, press.endsWith('radio') ? radio._id : camera._id) !==
    press.startsWith('wishlist.save')
