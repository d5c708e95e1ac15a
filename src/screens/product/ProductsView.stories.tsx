import type { Meta, StoryObj } from '@storybook/react-vite'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { reportMachine } from '../../../machines/report.machine.ts'
import type { ContextFrom, StateValueFrom } from 'xstate'
import type { Product } from '../../domain/product.ts'
import { camera, chair, noBooking, noReport, snapshotArg } from '../story-world.ts'
import { ProductsView } from './ProductsView.tsx'

const products = createCollectionMachine<Product>('products', (product) => product._id)

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
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Context = ContextFrom<typeof products>
const fresh: Context = { of: 'category-1', items: [], failure: null, request: null }
const items = [camera, chair, { ...camera, _id: 'product-3' }, { ...chair, _id: 'product-4' }]

function at(value: StateValueFrom<typeof products>, context: Context): Story {
  return { args: { products: products.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof ProductsView>

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const FilledBrowsing = at({ filled: 'browsing' }, { ...fresh, items })
export const BackAfterLogin: Story = {
  args: { ...FilledBrowsing.args, wantedId: 'product-2' },
}
export const OneReported: Story = {
  args: {
    ...FilledBrowsing.args,
    report: reportMachine.resolveState({
      value: 'idle',
      context: { ...noReport, reportedIds: [camera._id] },
    }),
  },
}
