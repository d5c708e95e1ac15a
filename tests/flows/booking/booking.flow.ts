import { bookingScript } from './booking.script.ts'
import { bookingInvariants } from './booking.invariants.ts'
import { bookingFlow } from './booking.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const booking = defineFlow({
  name: 'booking',
  title: 'Book Now',
  script: bookingScript,
  invariants: bookingInvariants,
  screen: bookingFlow,
})
