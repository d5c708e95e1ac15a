import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import {
  type ProductListContext,
  productListMachine,
} from '../../../machines/productList.machine.ts'
import type { StateValueFrom } from 'xstate'
import {
  camera,
  chair,
  noBooking,
  noReport,
  productListContext,
  snapshotArg,
  viewers,
} from '../story-fixtures.ts'
import { countered } from '../offers/offers-story-fixtures.ts'
import { ProductsView } from './ProductsView.tsx'

const meta: Meta<typeof ProductsView> = {
  title: 'Screens/Product',
  component: ProductsView,
  args: {
    title: 'Cameras',
    bookedIds: new Set(),
    booking: bookingMachine.resolveState({ value: 'closed', context: noBooking }),
    report: productReportMachine.resolveState({ value: 'idle', context: noReport }),
    sendBooking: () => undefined,
    sendReport: () => undefined,
    errorActions: { onLogOut: () => undefined, isGuest: false, onSaveReport: () => undefined },
    sendProducts: () => undefined,
  },
  argTypes: { products: snapshotArg, booking: snapshotArg, report: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'productList' },
}
export default meta

const four = [camera, chair, { ...camera, _id: 'product-3' }, { ...chair, _id: 'product-4' }]
const fresh: ProductListContext = { ...productListContext([]), total: null }
const whole = productListContext(four)
/** The first page of many. */
const begun: ProductListContext = { ...whole, next: '24', total: 10_000 }

function at(value: StateValueFrom<typeof productListMachine>, context: ProductListContext): Story {
  return { args: { products: productListMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof ProductsView>

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Whole = at('complete', whole)
/** More pages are available. */
export const FilledBrowsing = at({ filled: 'browsing' }, begun)
/** The server sends no total. */
export const FilledOfUnknown = at({ filled: 'browsing' }, { ...begun, total: null })
export const FilledLoadingMore = at({ filled: 'loadingMore' }, begun)
export const FilledInterrupted = at(
  { filled: 'interrupted' },
  { ...begun, failure: { kind: 'noAnswer' } },
)
export const BackAfterLogin: Story = {
  args: { ...Whole.args, wantedId: 'product-2' },
}
/** Buy now was pressed before the session identified the viewer. */
export const Identifying: Story = {
  args: {
    ...Whole.args,
    booking: bookingMachine.resolveState({
      value: 'identifying',
      context: { ...noBooking, viewer: viewers.unidentified, product: camera },
    }),
  },
  parameters: { machine: 'booking' },
}
/** The server has a page for each product and each seller. */
export const WithPages: Story = {
  args: {
    products: productListMachine.resolveState({
      value: 'complete',
      context: productListContext(
        four.map((product) => ({
          ...product,
          hasPage: true,
          sellerData: product.sellerData.map((seller) => ({
            ...seller,
            _id: 'seller-1',
            name: 'Sue Berg',
          })),
        })),
      ),
    }),
    bookedIds: new Set([camera._id]),
  },
}
export const OneBooked: Story = { args: { ...Whole.args, bookedIds: new Set([camera._id]) } }
export const OneBargainedFor: Story = { args: { ...Whole.args, openOffers: [countered] } }
export const OneReported: Story = {
  args: {
    ...Whole.args,
    report: productReportMachine.resolveState({
      value: 'idle',
      context: { ...noReport, reportedIds: [camera._id] },
    }),
  },
}
