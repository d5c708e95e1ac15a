import { deadlinesOf } from '../../server/flows/deadlines.ts'
import type { Flow } from '../../server/flows/flow.ts'
import { effectsOf, type Perform } from '../../server/flows/outbox.ts'
import { orderEffects } from '../../server/orders/effects.ts'
import { orderFlow } from '../../server/orders/order.ts'
import { endedIntents } from '../../server/use-cases/cancel-intents.ts'
import { charges } from '../../server/use-cases/reconcile-charges.ts'
import { dueRefunds } from '../../server/payments/refunds.ts'
import type { Services } from '../../server/services.ts'
import { performDue, type Work } from '../../server/flows/worker.ts'

type Timed = Pick<Services, 'database' | 'clock' | 'flowClock'>

/** Fires the deadlines of a flow that are due, and returns their number. */
export const fireDeadlines = (market: Timed, flow: Flow): Promise<number> =>
  performDue(market, deadlinesOf(market, flow))

/** Performs the effects of orders that are due, and returns how many were answered. */
export const performEffects = (market: Services, perform?: Perform): Promise<number> =>
  performDue(
    market,
    effectsOf(market, {
      flow: orderFlow,
      perform: perform ?? orderEffects(market),
    }),
  )

/** Does the due work, and returns its first failure, if it has one. */
async function firstFailure(market: Services, work: Work): Promise<unknown[]> {
  try {
    await performDue(market, work)
    return []
  } catch (error) {
    return [error]
  }
}

/** Looks for charges that no browser reports. Returns the first failure, if there is one. */
export const checkCharges = (market: Services) => firstFailure(market, charges(market))
/** Cancels the intents that have ended. Returns the first failure, if there is one. */
export const cancelEnded = (market: Services) => firstFailure(market, endedIntents(market))
/** Makes the refunds that are due. Returns the first failure, if there is one. */
export const makeRefunds = (market: Services) => firstFailure(market, dueRefunds(market))
