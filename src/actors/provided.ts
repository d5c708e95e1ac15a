import { createActor } from 'xstate'
import { noticesMachine } from '../../machines/notices.machine.ts'

import { createAuthorised } from './authorised.ts'
import { provideBooking } from './booking.ts'
import { provideCatalogue } from './catalogue.ts'
import { provideOrders } from './orders.ts'
import { providePayment } from './payment.ts'
import { provideSession } from './session.ts'
import type { World } from './world.ts'

/** The two actors that live as long as the page, and the machines of the screens, ready to be bound. */
export type Provided = ReturnType<typeof provideMachines>

/** Joins the machines to the world. Starts nothing: src/main.tsx starts the session and the notices. */
export function provideMachines(outside: Omit<World, 'notify'>) {
  const notices = createActor(noticesMachine)
  const world: World = {
    ...outside,
    notify: (notice) => notices.send({ type: 'notice.raised', notice }),
  }
  const session = createActor(provideSession(world))
  const authorised = createAuthorised(session, world.navigation)
  const emailOf = () => session.getSnapshot().context.identity?.email ?? ''
  return {
    notices,
    session,
    machines: {
      ...provideCatalogue(world),
      booking: provideBooking(world, session, authorised),
      payment: providePayment(world, authorised),
      orders: provideOrders(world, authorised, emailOf),
    },
  }
}
