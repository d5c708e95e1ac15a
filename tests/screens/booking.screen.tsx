import { bookingMachine } from '../../machines/booking.machine.ts'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { productListMachine } from '../../machines/productList.machine.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noReport, productListContext } from '../../src/screens/story-fixtures.ts'
import { camera, radio, productList } from '../models/booking.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { bookingFlow } from './booking.actions.ts'
import type { Screen } from './screen.ts'

const products = productListMachine.resolveState({
  value: 'complete',
  context: productListContext([camera, radio]),
})
const report = productReportMachine.resolveState({ value: 'idle', context: noReport })

export const bookingScreen: Screen<typeof bookingMachine> = {
  ...bookingFlow,
  machine: bookingMachine,
  start: () =>
    scriptedActor(bookingMachine, {
      input: { viewer: { kind: 'unidentified' }, productList, draft: null },
      listeners: ['watchViewer'],
    }),
  render: (state, send) => (
    <ProductsView
      errorActions={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
      booking={state}
      title="Cameras"
      products={products}
      report={report}
      sendBooking={send}
      sendProducts={() => undefined}
      sendReport={() => undefined}
    />
  ),
}
