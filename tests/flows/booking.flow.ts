import { bookingScript } from '../models/booking.events.ts'
import { bookingInvariants } from '../models/booking.invariants.ts'
import { bookingFlow } from '../screens/booking.actions.ts'
import { defineFlow } from './define-flow.ts'

export const booking = defineFlow({
  name: 'booking',
  title: 'Book Now',
  script: bookingScript,
  invariants: bookingInvariants,
  screen: bookingFlow,
})
