import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { reportMachine } from '../../../machines/report.machine.ts'
import { type ShelfContext, shelfMachine } from '../../../machines/shelf.machine.ts'
import type { StateValueFrom } from 'xstate'
import {
  camera,
  chair,
  noBooking,
  noReport,
  shelfOf,
  snapshotArg,
  viewers,
} from '../story-world.ts'
import { ProductsView } from './ProductsView.tsx'

const meta: Meta<typeof ProductsView> = {
  title: 'Screens/Product',
  component: ProductsView,
  args: {
    title: 'Cameras',
    booking: bookingMachine.resolveState({ value: 'closed', context: noBooking }),
    report: reportMachine.resolveState({ value: 'idle', context: noReport }),
    sendBooking: () => undefined,
    sendReport: () => undefined,
    errorActs: { onLogOut: () => undefined, onSaveReport: () => undefined },
    sendProducts: () => undefined,
  },
  argTypes: { products: snapshotArg, booking: snapshotArg, report: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'shelf' },
}
export default meta

const four = [camera, chair, { ...camera, _id: 'product-3' }, { ...chair, _id: 'product-4' }]
const fresh: ShelfContext = { ...shelfOf([]), total: null }
const whole = shelfOf(four)
/** The first page of many. */
const begun: ShelfContext = { ...whole, next: '24', total: 10_000 }

function at(value: StateValueFrom<typeof shelfMachine>, context: ShelfContext): Story {
  return { args: { products: shelfMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof ProductsView>

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Whole = at('whole', whole)
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
export const OneReported: Story = {
  args: {
    ...Whole.args,
    report: reportMachine.resolveState({
      value: 'idle',
      context: { ...noReport, reportedIds: [camera._id] },
    }),
  },
}
