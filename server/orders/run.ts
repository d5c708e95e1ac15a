import type { AppContext } from '../app-context.ts'
import { runFlow } from '../flows/runner.ts'
import { followJournal } from '../live/journal.ts'
import type { Log } from '../log.ts'
import { orderEffects } from './effects.ts'
import { orderFlow } from './order.ts'

/**
 * Runs the deadlines and effects of the orders, and tells the live streams what happens on any server. Returns a function
 * that ends the streams and resolves after the current runs.
 */
export async function runOrders(appContext: AppContext, log: Log): Promise<() => Promise<void>> {
  const { database, cards, flowClock: clock, live, requests } = appContext
  const orders = { flow: orderFlow, perform: orderEffects({ database, cards, clock }) }
  const running = runFlow({ database, clock, requests }, orders, log)
  const stopFollowing = await followJournal(database, {
    onRow(row) {
      live.publish(row)
      running.wake()
    },
    onGap: () => live.reconnect(),
  })
  return async () => {
    live.close()
    await stopFollowing()
    await running.stop()
  }
}
