import type { BookingContext } from '../../machines/booking.machine.ts'
import type { ProductReportContext } from '../../machines/productReport.machine.ts'
import type { ProductListContext } from '../../machines/productList.machine.ts'
import type { Attribute, ShownAttribute } from '../domain/attribute.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { Order } from '../domain/booking.ts'
import type { PayableBooking, PaymentAttempt } from '../domain/payment.ts'
import type { Product } from '../domain/product.ts'
import { emptyReportForm } from '../domain/report.ts'
import type { User, Viewer } from '../domain/user.ts'
import type { Refusal } from './error/useRefusal.ts'

/** The argType of a snapshot. Its type is explicit, since Storybook's inference would traverse the whole snapshot. */
export const snapshotArg = {
  control: false,
  type: { name: 'other', value: 'a snapshot of the machine' },
} as const

/** A product picture as a data URL, so that stories need no server. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e6ddc8"/><circle cx="48" cy="46" r="24" fill="#8d9a7b"/><circle cx="48" cy="46" r="12" fill="#46513c"/></svg>',
)}`

export const buyer: User = {
  kind: 'user',
  email: 'buyer@loppis.test',
  name: 'Bea Berg',
  role: 'buyer',
}

/** A buyer on a screen that the server refuses to buyers. */
export const refusal: Refusal = { viewer: buyer, onSignInAsAnother: () => undefined }
export const refused = { kind: 'forbidden', message: "Your account can't do this." } as const

export const seller: User = {
  kind: 'user',
  email: 'seller@loppis.test',
  name: 'Sam Sand',
  role: 'seller',
}

const admin: Viewer = { kind: 'user', email: 'admin@loppis.test', name: 'Ada', role: 'admin' }

export const viewers = {
  unidentified: { kind: 'unidentified' },
  guest: { kind: 'guest' },
  buyer,
  seller,
  admin,
} as const satisfies Record<string, Viewer>

export const camera: Product = {
  _id: 'product-1',
  productName: 'Pocket film camera',
  image: picture,
  askingPrice: 85,
  retailPrice: 240,
  productCondition: 'excellent',
  categoryId: 'category-1',
  purchaseYear: 2014,
  description: 'Sharp lens, new light seals, the case shows its age. A roll of film comes with it.',
  contact: '+1 555 0142',
  location: 'Ballard, Seattle',
  isSold: false,
  isAdvertised: true,
  sellerEmail: 'seller@loppis.test',
  sellerData: [{ email: 'seller@loppis.test', isVerified: true }],
}

const colour: Attribute = {
  key: 'colour',
  label: { en: 'Colour', sv: 'Färg' },
  kind: 'choice',
  choices: [
    { value: 'red', label: { en: 'Red', sv: 'Röd' } },
    { value: 'black', label: { en: 'Black', sv: 'Svart' } },
  ],
}

/** The attributes of a category with shoes, one of each kind. */
export const shoeAttributes: readonly Attribute[] = [
  {
    key: 'size',
    label: { en: 'Size', sv: 'Storlek' },
    kind: 'choice',
    choices: [{ value: '41' }, { value: '42' }],
    isRequired: true,
  },
  {
    key: 'brand',
    label: { en: 'Brand', sv: 'Märke' },
    kind: 'text',
    suggestions: ['Ecco', 'Nike'],
  },
  colour,
  {
    key: 'heel',
    label: { en: 'Heel', sv: 'Klack' },
    kind: 'number',
    unit: { en: 'cm', sv: 'cm' },
  },
]
/** Those of a category with tents: the colour is as of shoes, and has another choice. */
export const tentAttributes: readonly Attribute[] = [
  { key: 'brand', label: { en: 'Brand', sv: 'Märke' }, kind: 'text' },
  { ...colour, choices: [{ value: 'red', label: { en: 'Red', sv: 'Röd' } }, { value: 'green' }] },
]
export const shownAttributes: readonly ShownAttribute[] = [
  { key: 'size', label: { en: 'Size', sv: 'Storlek' }, value: '42' },
  { key: 'brand', label: { en: 'Brand', sv: 'Märke' }, value: 'Ecco' },
  {
    key: 'colour',
    label: { en: 'Colour', sv: 'Färg' },
    value: 'black',
    valueLabel: { en: 'Black', sv: 'Svart' },
  },
  {
    key: 'heel',
    label: { en: 'Heel', sv: 'Klack' },
    value: '4.5',
    unit: { en: 'cm', sv: 'cm' },
  },
]

export const chair: Product = {
  ...camera,
  _id: 'product-2',
  productName: 'Reading chair with a patched armrest',
  askingPrice: 40.5,
  retailPrice: 40.5,
  productCondition: 'fair',
  description: '',
  sellerData: [],
}

const productList = { screen: 'category', categoryId: 'category-1' } as const

/** Returns the context of a product list that has one page. */
export const productListContext = (products: readonly Product[]): ProductListContext => ({
  of: productList.categoryId,
  wantedId: null,
  products,
  next: null,
  total: products.length,
  before: 0,
  failure: null,
})

/** A booking context before any booking. */
export const noBooking: BookingContext = {
  viewer: buyer,
  productList,
  wantedId: null,
  product: null,
  form: { phoneNumber: '', location: '' },
  isRecalled: false,
  errors: {},
  isSubmitted: false,
  failure: null,
}

/** A report context before any report. */
export const noReport: ProductReportContext = {
  viewer: buyer,
  productList,
  reportedIds: [],
  canTakeBack: false,
  product: null,
  form: emptyReportForm,
  isRecalled: false,
  errors: {},
  isSubmitted: false,
  failure: null,
}

export const meeting: Meeting = {
  phoneNumber: '+1 555 0199',
  location: 'Ballard farmers market',
  bookedAt: '2031-05-02T10:00:00.000Z',
}

export const order: Order = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Pocket film camera',
  image: picture,
  price: 85,
  sellerName: 'Sam Sand',
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 555 0142',
  sellerRemoved: false,
  isPaid: false,
  isHeld: false,
  isUnsettled: false,
  meeting,
}

/** One order for each state of the Paid column. */
export const orders: readonly Order[] = [
  order,
  { ...order, _id: 'booking-2', productId: 'p2', productName: 'Road bicycle', isUnsettled: true },
  {
    ...order,
    _id: 'booking-3',
    productId: 'p3',
    productName: 'Twelve-string guitar',
    isPaid: true,
    boughtBy: 'buyer@loppis.test',
  },
  { ...order, _id: 'booking-4', productId: 'p4', productName: 'Desk lamp', isPaid: true },
  { ...order, _id: 'booking-5', productId: 'p5', productName: 'Wool sofa', sellerRemoved: true },
  { ...order, _id: 'booking-6', productId: 'p6', productName: 'Record player', isHeld: true },
  { ...order, _id: 'booking-7', productId: 'p7', productName: 'Table radio', isWithdrawn: true },
  { ...order, _id: 'b8', productId: 'p8', productName: 'Rain jacket', isSoldElsewhere: true },
  {
    ...order,
    _id: 'booking-9',
    productId: 'p9',
    productName: 'Garden bench',
    sellerRemoved: true,
    isRemoved: true,
  },
]

export const payable: PayableBooking = {
  _id: 'booking-1',
  productId: 'product-1',
  productName: 'Pocket film camera',
  image: picture,
  price: 85,
  isPaid: false,
  sellerRemoved: false,
  isHeld: false,
  sellerName: 'Sam Sand',
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 555 0142',
  isSellerVerified: true,
  meeting,
  protection: { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 },
}

export const attempt: PaymentAttempt = {
  version: 1,
  bookingId: 'booking-1',
  productId: 'product-1',
  productName: 'Pocket film camera',
  buyerEmail: 'buyer@loppis.test',
  clientSecret: 'pi_story_secret_story',
  price: 85,
}
