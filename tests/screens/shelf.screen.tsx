import { bookingMachine } from '../../machines/booking.machine.ts'
import { reportMachine } from '../../machines/report.machine.ts'
import { shelfMachine } from '../../machines/shelf.machine.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { noBooking, noReport } from '../../src/screens/story-world.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen } from './screen.ts'
import { shelfActs } from './shelf.acts.ts'

const booking = bookingMachine.resolveState({ value: 'closed', context: noBooking })
const report = reportMachine.resolveState({ value: 'idle', context: noReport })

export const shelfScreen: Screen<typeof shelfMachine> = {
  ...shelfActs,
  machine: shelfMachine,
  start: () => scriptedActor(shelfMachine, { input: { of: 'category-1', wantedId: null } }),
  draw: (state, send) => (
    <ProductsView
      booking={booking}
      errorActs={{ onLogOut: () => undefined, onSaveReport: () => undefined }}
      products={state}
      report={report}
      sendBooking={() => undefined}
      sendProducts={send}
      sendReport={() => undefined}
      title="Cameras"
    />
  ),
}
