import { createActor } from 'xstate'
import type { BookingForm } from '../../machines/booking.machine.ts'
import { viewerOf } from '../../machines/session.machine.ts'
import { openPage } from './page.ts'
import type { Port } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const typed: BookingForm = { phoneNumber: '+1 206 555 0123', location: 'The library steps' }

/** The Book Now dialog, opened and submitted. */
export const bookingPorts: readonly Port[] = [
  {
    name: 'booking: book',
    call: 'PUT /book-product',
    async open(market) {
      const { product, buyer } = await market.createTestData()
      const page = openPage(market, buyer)
      await page.start()
      const open = () => {
        const viewer = viewerOf(page.session.getSnapshot())
        const productList = { screen: 'advertisements' } as const
        return createActor(page.machines.booking, {
          input: { viewer, productList, wantedId: null },
        }).start()
      }
      let actor = open()
      const state = () => actor.getSnapshot()
      let form = typed
      const submit = () => actor.send({ type: 'booking.submit', form })
      return {
        at: () => JSON.stringify(state().value),
        isIdle: () => !state().hasTag('busy') && !page.isPending(),
        isDone: () => state().matches('booked'),
        visibleText: () => visibleTextOf(page, state().context.failure),
        showsFailure: () =>
          !state().matches('closed') || !page.session.getSnapshot().matches('signedIn'),
        lostInput: () =>
          state().matches({ open: 'form' }) &&
          JSON.stringify(state().context.form) !== JSON.stringify(typed)
            ? ['the form']
            : [],
        async proceed() {
          if (page.session.getSnapshot().matches('signedOut')) {
            await page.signInAgain()
            actor.stop()
            actor = open()
            actor.send({ type: 'booking.open', product })
            form = state().context.form
          }
          if (state().matches({ open: 'unavailable' })) actor.send({ type: 'booking.close' })
          if (state().matches('closed')) actor.send({ type: 'booking.open', product })
          submit()
        },
        repeatAction: submit,
        async serverProblems() {
          const count = await market.count(
            'from bookings where product_id = $1 and buyer_id = $2 and removed_at is null',
            [product._id, buyer.id],
          )
          return count === 1 ? [] : [`${count} bookings`]
        },
        close() {
          actor.stop()
          page.close()
        },
      }
    },
  },
]
