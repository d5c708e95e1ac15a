import { bookingMachine } from '../../machines/booking.machine.ts'
import { reportMachine } from '../../machines/report.machine.ts'
import { shelfMachine } from '../../machines/shelf.machine.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noBooking, shelfOf } from '../../src/screens/story-world.ts'
import { camera, radio, shelf } from '../models/booking.events.ts'
import { guest } from '../models/report.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { reportActs } from './report.acts.ts'
import type { Screen } from './screen.ts'

const products = shelfMachine.resolveState({
  value: 'whole',
  context: shelfOf([camera, radio]),
})
const booking = bookingMachine.resolveState({ value: 'closed', context: noBooking })

export const startReport = (viewer: Viewer) =>
  scriptedActor(reportMachine, { input: { viewer, shelf }, listeners: ['watchViewer'] })

export const reportScreen: Screen<typeof reportMachine> = {
  ...reportActs,
  machine: reportMachine,
  start: () => startReport(guest),
  draw: (state, send) => (
    <ProductsView
      errorActs={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
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
