import { bookingMachine } from '../../../machines/booking.machine.ts'
import { bookingFlow } from './booking.flow.ts'
import { IdleProducts } from '../productList/idle-products.tsx'
import { createScreen } from '../../screen/screen.ts'

export const bookingScreen = createScreen(bookingMachine, bookingFlow, (state, send) => (
  <IdleProducts booking={state} sendBooking={send} />
))
