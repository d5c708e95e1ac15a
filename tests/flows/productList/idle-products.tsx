import type { ComponentProps } from 'react'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { productListMachine } from '../../../machines/productList.machine.ts'
import { ProductsView } from '../../../src/screens/product/ProductsView.tsx'
import { noBooking, noReport, productListContext } from '../../../src/screens/story-fixtures.ts'
import { camera, radio } from '../booking/booking.script.ts'

const nothing = () => undefined

const idle: ComponentProps<typeof ProductsView> = {
  bookedIds: new Set(),
  booking: bookingMachine.resolveState({ value: 'closed', context: noBooking }),
  errorActions: { onLogOut: nothing, isGuest: false, onSaveReport: nothing },
  products: productListMachine.resolveState({
    value: 'complete',
    context: productListContext([camera, radio]),
  }),
  report: productReportMachine.resolveState({ value: 'idle', context: noReport }),
  sendBooking: nothing,
  sendProducts: nothing,
  sendReport: nothing,
  title: 'Cameras',
}

/** Two products, without a booking or a report; `props` replaces what a test drives. */
export const IdleProducts = (props: Partial<ComponentProps<typeof ProductsView>>) => (
  <ProductsView {...idle} {...props} />
)
