import { bookingMachine } from '../../machines/booking.machine.ts'
import { ROLES } from '../../src/domain/constants.ts'
import type { Product } from '../../src/domain/product.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { answers, scriptFor } from './script.ts'

export const camera: Product = {
  _id: 'product-1',
  productName: 'Old camera',
  image: '/camera.webp',
  askingPrice: 180,
  retailPrice: 400,
  productCondition: 'good',
  categoryId: 'cameras',
  purchaseYear: 2019,
  description: '',
  contact: '0700 000 000',
  location: 'Malmö',
  isSold: false,
  isAdvertised: false,
  sellerData: [{ email: 'seller@loppis.test', isVerified: true }],
}

export const typed = { phoneNumber: '0701 111 111', location: 'The station' }

export const shelf = { screen: 'category', categoryId: 'cameras' } as const

const viewers: readonly Viewer[] = [
  { kind: 'guest' },
  ...ROLES.map((role) => ({ kind: 'user', email: 'ada@loppis.test', name: 'Ada', role }) as const),
]

export const nameOfViewer = (viewer: Viewer) =>
  viewer.kind === 'guest' ? viewer.kind : viewer.role

/** Everything that can happen to the Book Now modal. */
export const bookingScript = scriptFor(bookingMachine, {
  input: { viewer: { kind: 'guest' }, shelf },
  sends: [
    { name: 'booking.open', event: { type: 'booking.open', product: camera } },
    { name: 'booking.submit=complete', event: { type: 'booking.submit', form: typed } },
    {
      name: 'booking.submit=noPhone',
      event: { type: 'booking.submit', form: { ...typed, phoneNumber: ' ' } },
    },
    { name: 'booking.close', event: { type: 'booking.close' } },
  ],
  listeners: {
    watchViewer: viewers.map((viewer) => ({
      name: `viewer.changed=${nameOfViewer(viewer)}`,
      event: { type: 'viewer.changed', viewer },
    })),
  },
  ports: { book: answers<boolean>({ acknowledged: true, refused: false }) },
  factsOf: ({ viewer }) => [nameOfViewer(viewer)],
  bound: 12,
})
