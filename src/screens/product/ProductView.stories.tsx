import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { type OpenOffersContext, openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { type ProductContext, productMachine } from '../../../machines/product.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import type { Product } from '../../domain/product.ts'
import type { PicturedProduct, ProductPage } from '../../domain/product-page.ts'
import {
  accepted,
  countered,
  made,
  noOpenOffers,
  sellersOffers,
} from '../offers/offers-story-fixtures.ts'
import {
  camera,
  chair,
  noBooking,
  noReport,
  shownAttributes,
  snapshotArg,
  viewers,
} from '../story-fixtures.ts'
import { ProductView } from './ProductView.tsx'

const noneOpen = openOffersMachine.resolveState({ value: 'absent', context: noOpenOffers })

const meta: Meta<typeof ProductView> = {
  title: 'Screens/Product/Page',
  component: ProductView,
  args: {
    bookedIds: new Set(),
    booking: bookingMachine.resolveState({ value: 'closed', context: noBooking }),
    report: productReportMachine.resolveState({ value: 'idle', context: noReport }),
    gallery: { setId: null, shown: 0, isEnlarged: false },
    send: () => undefined,
    sendGallery: () => undefined,
    sendBooking: () => undefined,
    sendReport: () => undefined,
    errorActions: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
    categoryPath: [{ href: '/category/category-1', text: 'Cameras & sound' }],
    viewer: viewers.guest,
    offers: noneOpen,
  },
  argTypes: {
    state: snapshotArg,
    booking: snapshotArg,
    offers: snapshotArg,
    report: snapshotArg,
  },
  parameters: { layout: 'fullscreen', machine: 'product' },
}
export default meta

type Story = StoryObj<typeof ProductView>

const alike: readonly Product[] = [chair, camera, chair, camera].map((product, index) => ({
  ...product,
  _id: `alike-${index}`,
  hasPage: true,
}))
const pageOf = (product: PicturedProduct): ProductPage => ({
  availability: 'forSale',
  product,
  seller: { name: 'Sam Sand', isVerified: true, since: '2029-03' },
  listedAt: '2031-05-02T10:15:00.000Z',
  protection: { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 },
  alike,
})
const { _id, categoryId, productName, image, askingPrice } = camera

const fresh: ProductContext = { productId: camera._id, page: null, failure: null }
const at = (
  value: StateValueFrom<typeof productMachine>,
  context: Partial<ProductContext>,
): Story => ({
  args: { state: productMachine.resolveState({ value, context: { ...fresh, ...context } }) },
})

export const Loading = at('loading', {})
export const Failed = at('failed', { failure: { kind: 'noAnswer' } })
export const Missing = at('missing', {
  failure: { kind: 'notFound', code: 'product-unknown', message: "We couldn't find this item." },
})
export const Sold = at('sold', {
  page: {
    availability: 'sold',
    product: { _id, categoryId, productName, image, askingPrice },
    alike,
  },
})
export const Gone = at('gone', {
  page: { availability: 'gone', product: { _id, categoryId }, alike },
})
/** The page for a guest, and for every user who neither sells nor has booked the product. */
export const ForSale = at('forSale', { page: pageOf(camera) })
export const ForSaleWithAttributes = at('forSale', {
  page: pageOf({ ...camera, attributes: [...shownAttributes] }),
})
/** Without a saving, a description, a mark, a held payment, or anything that is like it. */
export const ForSalePlain = at('forSale', {
  page: {
    availability: 'forSale',
    product: chair,
    seller: { name: 'Tom Tall', isVerified: false, since: '2031-05' },
    listedAt: '2031-05-02T10:15:00.000Z',
    alike: [],
  },
})
export const ForBuyer: Story = { args: { ...ForSale.args, viewer: viewers.buyer } }
export const ForBooker: Story = { args: { ...ForBuyer.args, bookedIds: new Set([camera._id]) } }
export const ForOtherSeller: Story = {
  args: { ...ForSale.args, viewer: { ...viewers.seller, email: 'seller2@loppis.test' } },
}
export const ForItsSeller: Story = { args: { ...ForSale.args, viewer: viewers.seller } }
const offersOf = (context: Partial<OpenOffersContext>) =>
  openOffersMachine.resolveState({
    value: { shown: 'current' },
    context: { ...noOpenOffers, ...context },
  })

export const ForBuyerWhoWaits: Story = {
  args: { ...ForBuyer.args, offers: offersOf({ offers: [made] }) },
}
export const ForBuyerToAnswer: Story = {
  args: { ...ForBuyer.args, offers: offersOf({ offers: [countered] }) },
}
export const ForBuyerWithAgreedPrice: Story = {
  args: { ...ForBuyer.args, offers: offersOf({ offers: [accepted] }) },
}
export const ForItsSellerWithOffers: Story = {
  args: { ...ForItsSeller.args, offers: offersOf({ offers: sellersOffers }) },
}
/** The address of the seller is hidden, so the server has to say whose product it is. */
export const ForSellerWhoIsNotKnown: Story = {
  args: {
    ...ForItsSeller.args,
    ...at('forSale', { page: pageOf({ ...camera, isContactHidden: true }) }).args,
    offers: openOffersMachine.resolveState({ value: 'loading', context: noOpenOffers }),
  },
}
export const ForAdmin: Story = { args: { ...ForSale.args, viewer: viewers.admin } }
/** The category's name has not loaded yet. */
export const OfUnknownCategory: Story = { args: { ...ForSale.args, categoryPath: [] } }
/** Buy now was pressed before the session identified the viewer. */
export const Identifying: Story = {
  args: {
    ...ForSale.args,
    booking: bookingMachine.resolveState({
      value: 'identifying',
      context: { ...noBooking, viewer: viewers.unidentified, product: camera },
    }),
  },
  parameters: { machine: 'booking' },
}
export const Booking: Story = {
  args: {
    ...ForBuyer.args,
    booking: bookingMachine.resolveState({
      value: { open: { form: 'editing' } },
      context: { ...noBooking, product: camera },
    }),
  },
  parameters: { machine: 'booking' },
}
export const Reported: Story = {
  args: {
    ...ForBuyer.args,
    report: productReportMachine.resolveState({
      value: 'idle',
      context: { ...noReport, reportedIds: [camera._id] },
    }),
  },
}
