import { bookingMachine } from '../../machines/booking.machine.ts'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { productListMachine } from '../../machines/productList.machine.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noBooking, productListContext } from '../../src/screens/story-fixtures.ts'
import { camera, radio, productList } from '../models/booking.events.ts'
import { unidentified } from '../models/productReport.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { productReportFlow } from './productReport.actions.ts'
import type { Screen } from './screen.ts'

const products = productListMachine.resolveState({
  value: 'complete',
  context: productListContext([camera, radio]),
})
const booking = bookingMachine.resolveState({ value: 'closed', context: noBooking })

export const reportScreen: Screen<typeof productReportMachine> = {
  ...productReportFlow,
  machine: productReportMachine,
  start: () =>
    scriptedActor(productReportMachine, {
      input: { viewer: unidentified, productList },
      listeners: ['watchViewer'],
    }),
  render: (state, send) => (
    <ProductsView
      errorActions={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
      booking={booking}
      products={products}
      report={state}
      sendBooking={() => undefined}
      sendProducts={() => undefined}
      sendReport={send}
      title="Cameras"
    />
  ),
}
