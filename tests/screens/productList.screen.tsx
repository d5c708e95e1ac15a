import { bookingMachine } from '../../machines/booking.machine.ts'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { productListMachine } from '../../machines/productList.machine.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noBooking, noReport } from '../../src/screens/story-fixtures.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { productListFlow } from './productList.actions.ts'

const booking = bookingMachine.resolveState({ value: 'closed', context: noBooking })
const report = productReportMachine.resolveState({ value: 'idle', context: noReport })

export const shelfScreen: Screen<typeof productListMachine> = {
  ...productListFlow,
  machine: productListMachine,
  start: () => scriptedActor(productListMachine, { input: { of: 'category-1', wantedId: null } }),
  render: (state, send) => (
    <ProductsView
      booking={booking}
      errorActions={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
      products={state}
      report={report}
      sendBooking={() => undefined}
      sendProducts={send}
      sendReport={() => undefined}
      title="Cameras"
    />
  ),
}
