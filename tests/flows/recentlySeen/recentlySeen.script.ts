import { recentlySeenMachine } from '../../../machines/recentlySeen.machine.ts'
import type { TileProduct } from '../../../src/domain/wishlist.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { lute } from '../productList/productList.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const changed = (name: string, products: readonly TileProduct[]) => ({
  name: `seen.changed=${name}`,
  event: { type: 'seen.changed' as const, products },
})

/** The script of the products that were seen before the page of the camera. */
export const recentlySeenScript = scriptFor(recentlySeenMachine, {
  input: { current: camera },
  sends: [{ name: 'recentlySeen.clear', event: { type: 'recentlySeen.clear' } }],
  listeners: {
    watchSeen: [
      changed('nothing', []),
      changed('camera', [camera]),
      changed('all', [camera, radio, lute]),
    ],
  },
  ports: {
    refresh: portResults<readonly TileProduct[]>({
      none: [],
      cheaper: [{ ...radio, askingPrice: 5 }],
    }),
  },
  rests: ['empty', 'shown'],
  factsOf: ({ products }) => [products.map(({ _id, askingPrice }) => _id + askingPrice).join('+')],
  bound: 5,
})
