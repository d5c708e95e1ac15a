import { page, userEvent } from 'vitest/browser'
import { bookingMachine } from '../../machines/booking.machine.ts'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { reportMachine } from '../../machines/report.machine.ts'
import type { Viewer } from '../../src/domain/user.ts'
import type { Product } from '../../src/domain/product.ts'
import { ProductsView } from '../../src/screens/product/ProductsView.tsx'
import { bookingScript, camera, shelf, typed } from '../models/booking.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import type { Screen, Sight } from './screen.ts'

const productsMachine = createCollectionMachine<Product>('products', ({ _id }) => _id)
const products = productsMachine.resolveState({
  value: { filled: 'browsing' },
  context: { of: camera.categoryId, items: [camera], failure: null, request: null },
})
const report = reportMachine.resolveState({
  value: 'idle',
  context: { viewer: { kind: 'guest' }, shelf, reportedIds: [], begun: {}, productId: null },
})

export const buyNow = () => page.getByRole('button', { name: 'Buy now' })
export const submit = () => page.getByRole('button', { name: 'Submit', exact: true })
export const phone = () => page.getByLabelText('Phone number')
export const place = () => page.getByLabelText('Meeting location')

export async function fillBooking(form: typeof typed): Promise<void> {
  await userEvent.fill(phone(), form.phoneNumber)
  await userEvent.fill(place(), form.location)
}

export const startBooking = (viewer: Viewer) =>
  scriptedActor(bookingMachine, { input: { viewer, shelf }, listeners: ['watchViewer'] })

const form = (...says: string[]): Sight => ({
  says: ['Book Now', 'Phone number', 'Meeting location', ...says],
})
const noDialog = { says: [camera.productName, 'Buy now'], hides: ['Book Now', 'Phone number'] }

export const bookingScreen: Screen<typeof bookingMachine> = {
  machine: bookingMachine,
  script: bookingScript,
  start: () => startBooking({ kind: 'guest' }),
  draw: (state, send) => (
    <ProductsView
      booking={state}
      title="Cameras"
      products={products}
      report={report}
      sendBooking={send}
      sendProducts={() => undefined}
      sendReport={() => undefined}
    />
  ),
  controls: [
    // Once booked, My Orders has taken the place of this screen.
    { sends: 'booking.open', find: buyNow, where: (state) => !state.matches('booked') },
    { sends: 'booking.submit=complete', find: submit },
    {
      sends: 'booking.close',
      find: () => page.getByRole('button', { name: /^(Cancel|Back to the products)$/ }),
    },
  ],
  gestures: {
    'booking.submit=complete': async () => {
      await fillBooking(typed)
      await userEvent.click(submit())
    },
    'booking.submit=noPhone': async () => {
      await fillBooking({ ...typed, phoneNumber: ' ' })
      await userEvent.click(submit())
    },
  },
  sights: {
    closed: noDialog,
    'open.form.editing': form(),
    'open.form.failed': form('Your booking was not saved.'),
    'open.saving': form(),
    'open.unavailable': {
      says: [`${camera.productName} cannot be booked any more.`, 'Nothing was booked.'],
      hides: ['Phone number'],
    },
    booked: noDialog,
  },
}
