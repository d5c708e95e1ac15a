import { bookingMachine } from '../../machines/booking.machine.ts'
import { reportMachine } from '../../machines/report.machine.ts'
import { shelfMachine } from '../../machines/shelf.machine.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noReport, shelfOf } from '../../src/screens/story-world.ts'
import { camera, radio, shelf } from '../models/booking.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { bookingActs } from './booking.acts.ts'
import type { Screen } from './screen.ts'

const products = shelfMachine.resolveState({
  value: 'whole',
  context: shelfOf([camera, radio]),
})
const report = reportMachine.resolveState({ value: 'idle', context: noReport })

export const startBooking = (viewer: Viewer) =>
  scriptedActor(bookingMachine, {
    input: { viewer, shelf, draft: null },
    listeners: ['watchViewer'],
  })

export const bookingScreen: Screen<typeof bookingMachine> = {
  ...bookingActs,
  machine: bookingMachine,
  start: () => startBooking({ kind: 'guest' }),
  draw: (state, send) => (
    <ProductsView
      errorActs={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
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
