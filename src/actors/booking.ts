import { fromCallback, fromPromise } from 'xstate'
import { bookingMachine } from '../../machines/booking.machine.ts'
import type { Authorised, SessionActor } from './authorised.ts'
import { watchViewer } from './viewer.ts'
import type { World } from './world.ts'

/** The Book Now modal with the server and the session behind its ports. */
export function provideBooking(
  { api, navigation, notify }: World,
  authorised: Authorised,
  session: SessionActor,
) {
  return bookingMachine.provide({
    actors: {
      watchViewer: fromCallback(watchViewer(session)),
      book: fromPromise(async ({ input: { submission } }) => {
        const key = crypto.randomUUID()
        const { acknowledged } = await authorised(() => api.bookProduct(submission, key))
        return acknowledged
      }),
    },
    actions: {
      notify: (_, notice) => notify(notice),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
}
