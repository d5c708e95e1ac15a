import { productMachine } from '../../../machines/product.machine.ts'
import type { ProductPage } from '../../../src/domain/product-page.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const { _id, categoryId, productName, image, askingPrice } = camera

/** The page of a product that can be bought, of a sold one, and of one that was removed; another one is like it. */
export const productPages = {
  forSale: {
    availability: 'forSale',
    product: camera,
    seller: { name: 'Sam Sand', isVerified: true, since: '2029-03' },
    listedAt: '2031-05-02T10:15:00.000Z',
    protection: { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 },
    alike: [radio],
  },
  sold: {
    availability: 'sold',
    product: { _id, categoryId, productName, image, askingPrice },
    alike: [radio],
  },
  gone: { availability: 'gone', product: { _id, categoryId }, alike: [radio] },
} as const satisfies Record<string, ProductPage>

/** The page as it is read again. */
export const pagesRead = {
  ...productPages,
  forSale: { ...productPages.forSale, listedAt: '2031-05-03T10:15:00.000Z' },
} as const satisfies Record<string, ProductPage>

/** The script of the page of a product. */
export const productScript = scriptFor(productMachine, {
  input: { productId: camera._id },
  sends: [{ name: 'product.retry', event: { type: 'product.retry' } }],
  listeners: {
    watchPage: Object.entries(pagesRead).map(([name, page]) => ({
      name: `product.read=${name}`,
      event: { type: 'product.read' as const, page },
    })),
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: { load: portResults<ProductPage>(productPages) },
  rests: ['forSale'],
  factsOf: ({ page, failure }) => [
    failure?.kind ?? 'well',
    page?.availability === 'forSale' ? page.listedAt : '',
  ],
  bound: 6,
})
