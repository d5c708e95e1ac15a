import { sellerMachine } from '../../../machines/seller.machine.ts'
import type { SellerPage } from '../../../src/domain/seller-page.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { lute } from '../productList/productList.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The page of a seller with one product for sale. */
const sellerPage: SellerPage = {
  seller: { _id: 'seller-1', name: 'Sam Sand', isVerified: true, since: '2029-03', sold: 3 },
  forSale: 1,
  products: [camera],
}

/** The script of the page of a seller. */
export const sellerScript = scriptFor(sellerMachine, {
  input: { sellerId: sellerPage.seller._id },
  sends: [
    { name: 'seller.loadMore', event: { type: 'seller.loadMore' } },
    { name: 'seller.retry', event: { type: 'seller.retry' } },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<SellerPage>({
      page: sellerPage,
      begun: { ...sellerPage, forSale: 3, next: 2 },
    }),
    loadMore: portResults<SellerPage>({
      some: { ...sellerPage, forSale: 3, products: [radio], next: 3 },
      rest: { ...sellerPage, forSale: 3, products: [radio, lute] },
    }),
  },
  rests: ['shown.browsing', 'shown.interrupted', 'shown.complete', 'missing'],
  factsOf: ({ page, failure }) => [
    failure?.kind ?? 'well',
    page?.products.length ?? 0,
    page?.next !== undefined,
  ],
  bound: 6,
})
