import { sellerMachine } from '../../machines/seller.machine.ts'
import type { SellerPage } from '../../src/domain/seller-page.ts'
import { camera } from './booking.events.ts'
import { portResults, scriptFor } from './script.ts'

/** The page of a seller with one product for sale. */
export const sellerPage: SellerPage = {
  seller: { _id: 'seller-1', name: 'Sam Sand', isVerified: true, since: '2029-03' },
  forSale: 1,
  sold: 3,
  products: [camera],
}

/** The script of the page of a seller. */
export const sellerScript = scriptFor(sellerMachine, {
  input: { sellerId: sellerPage.seller._id },
  sends: [{ name: 'seller.retry', event: { type: 'seller.retry' } }],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: { load: portResults<SellerPage>({ page: sellerPage }) },
  factsOf: ({ failure }) => [failure?.kind ?? 'well'],
  bound: 6,
})
