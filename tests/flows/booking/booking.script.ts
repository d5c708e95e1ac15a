import { bookingMachine } from '../../../machines/booking.machine.ts'
import { ROLES } from '../../../src/domain/constants.ts'
import type { Product } from '../../../src/domain/product.ts'
import type { User, Viewer } from '../../../src/domain/user.ts'
import { picture } from '../picture/picture-fixtures.ts'
import { childOutputs, portResults, scriptFor } from '../../model/script.ts'
import type { Stimulus } from '../../model/stimuli.ts'

export const camera: Product = {
  _id: 'product-1',
  productName: 'Old camera',
  image: picture,
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

export const radio: Product = { ...camera, _id: 'product-2', productName: 'Table radio' }

/** Returns the product whose button the stimulus presses. */
export const pressed = (stimulus: Stimulus): Product | undefined =>
  [camera, radio].find(
    (product) =>
      stimulus.kind === 'send' && 'product' in stimulus.event && stimulus.event.product === product,
  )

export const typed = { phoneNumber: '0701 111 111', location: 'The station' }

/** The viewer's earlier input, which was not sent. */
export const drafted = { phoneNumber: '0702 222 222', location: 'The market square' }

export const productList = { screen: 'category', categoryId: 'cameras' } as const

const users = ROLES.map((role): User => ({
  kind: 'user',
  email: 'ada@loppis.test',
  name: 'Ada',
  role,
}))
const viewers: readonly Viewer[] = [{ kind: 'unidentified' }, { kind: 'guest' }, ...users]

const nameOfViewer = (viewer: Viewer) => (viewer.kind === 'user' ? viewer.role : viewer.kind)

/** The script of the Book Now modal. */
export const bookingScript = scriptFor(bookingMachine, {
  input: { viewer: { kind: 'unidentified' }, productList, wantedId: camera._id },
  sends: [
    { name: 'booking.open', event: { type: 'booking.open', product: camera } },
    {
      name: 'booking.open=radio',
      event: { type: 'booking.open', product: radio },
      // The other product matters only while the first press is pending.
      when: ({ name }) => name === 'identifying',
    },
    {
      name: 'booking.change',
      event: { type: 'booking.change', form: { ...typed, location: 'The library' } },
    },
    { name: 'booking.submit=complete', event: { type: 'booking.submit', form: typed } },
    {
      name: 'booking.submit=noPhone',
      event: { type: 'booking.submit', form: { ...typed, phoneNumber: ' ' } },
    },
    { name: 'booking.close', event: { type: 'booking.close' } },
  ],
  listeners: {
    // `resumeBooking` sends `booking.open`, as the button does.
    resumeBooking: [],
    watchViewer: viewers.map((viewer) => ({
      name: `viewer.changed=${nameOfViewer(viewer)}`,
      event: { type: 'viewer.changed', viewer },
    })),
    recallDraft: [{ name: 'draft.recalled', event: { type: 'draft.recalled', form: drafted } }],
  },
  ports: {
    identifyViewer: childOutputs<User | null>({
      guest: null,
      ...Object.fromEntries(users.map((user) => [user.role, user])),
    }),
    checkPhone: portResults<boolean>({ valid: true, invalid: false }),
    book: portResults<boolean>({ acknowledged: true, refused: false }),
  },
  factsOf: ({ viewer, product }) => [
    nameOfViewer(viewer),
    ...(viewer.kind === 'user' ? [] : [product?._id ?? 'none']),
  ],
  bound: 6,
})
