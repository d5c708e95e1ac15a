import { wishlistMachine, type WishlistContext } from '../../../machines/wishlist.machine.ts'
import { isInWishlist } from '../../../src/domain/wishlist-ids.ts'
import type { Viewer } from '../../../src/domain/user.ts'
import { type KeptProduct, newWishlistEntry } from '../../../src/domain/wishlist.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** As the camera was kept a while ago. */
export const keptCamera: KeptProduct = {
  ...newWishlistEntry(camera),
  price: 300,
  keptAt: '2026-01-02T03:04:05.000Z',
}

const ada: Viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
const bob: Viewer = { kind: 'user', email: 'bob@loppis.test', name: 'Bob', role: 'seller' }

const viewerChanged = (name: string, viewer: Viewer) => ({
  name: `viewer.changed=${name}`,
  event: { type: 'viewer.changed' as const, viewer },
})

type State = { context: WishlistContext }
/** Two changes that wait are as good as more. */
const hasRoom = ({ context }: State) => context.changes.length < 2

const product = { camera, radio }
const save = (name: keyof typeof product) => ({
  name: `wishlist.save=${name}`,
  event: { type: 'wishlist.save' as const, product: product[name] },
  when: hasRoom,
})

/** The script of a page's wishlist. */
export const wishlistScript = scriptFor(wishlistMachine, {
  input: undefined,
  sends: [
    save('camera'),
    save('radio'),
    {
      name: 'wishlist.save=camera as it was',
      event: { type: 'wishlist.save', product: camera, kept: keptCamera },
      when: (state) => hasRoom(state) && state.context.ids?.includes(camera._id) === true,
    },
    {
      // A heart is empty where the kept products are not known, so it removes nothing.
      name: 'wishlist.remove=camera',
      event: { type: 'wishlist.remove', product: camera },
      when: (state) =>
        hasRoom(state) && (state.context.ids !== null || isInWishlist(state.context, camera._id)),
    },
    {
      name: 'wishlist.remove=camera of a list that is shown',
      event: { type: 'wishlist.remove', product: camera },
      when: (state) => hasRoom(state) && state.context.ids === null,
    },
  ],
  listeners: {
    watchViewer: [
      viewerChanged('guest', { kind: 'guest' }),
      viewerChanged('unidentified', { kind: 'unidentified' }),
      viewerChanged('ada', ada),
      viewerChanged('bob', bob),
    ],
    watchBrowser: [
      { name: 'browser.changed=none', event: { type: 'browser.changed', ids: [] } },
      { name: 'browser.changed=camera', event: { type: 'browser.changed', ids: [camera._id] } },
    ],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<string[] | null>({ none: [], camera: [camera._id], absent: null }),
    join: portResults<string[]>({ nothing: [], both: [camera._id, radio._id] }),
    send: portResults<void>({ done: undefined }),
  },
  rests: ['identifying', 'browser', 'account.idle'],
  factsOf: ({ viewer, ids, changes }) => [
    viewer.kind,
    ids?.toSorted().join('+') ?? 'unknown',
    changes.map(({ kept, isKept }) => `${isKept ? '+' : '-'}${kept.product._id}`).join(' '),
  ],
  bound: 2,
})
