import type { BookingContext } from '../../../machines/booking.machine.ts'
import { executes, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

/** Booking invariants for viewers who are not signed in (rule B3). Each returns its violations. */
export const bookingGuestInvariants: Invariants<BookingContext> = {
  'B3: the product of a guest is kept for after the sign-in, and no other': noEdge((edge) => {
    const { product } = edge.source.context
    const isGuest = edge.stimulus.name === 'identifyViewer=guest'
    return (
      executes(edge, 'keepWanted') !== isGuest ||
      executes(edge, 'keepWanted', { product }) !== isGuest
    )
  }),

  'B3: a booking that a guest began is asked for whenever the modal is closed': noEdge(
    (edge) => startedBy(edge).includes('resumeBooking') !== (edge.target.name === 'closed'),
  ),

  'B3: the modal is open only for a signed-in user': noNode(
    (node) => isIn('open')(node) && node.context.viewer.kind !== 'user',
  ),
}
