import type { AppContext } from './app-context.ts'
import type { DueEffect, RunFlow } from './flows/outbox.ts'
import { runFlow } from './flows/runner.ts'
import { inOrder } from './live/in-order.ts'
import {
  followEndedSessions,
  followJournal,
  followNotifications,
  followProducts,
} from './live/journal.ts'
import type { Log } from './log.ts'
import { flows } from './market-flows.ts'
import { orderEffects } from './orders/effects.ts'
import { orderFlow } from './orders/order.ts'

/** Returns the flows, each with the function that performs its effects. Only orders have effects. */
export function runningFlows({
  database,
  cards,
  flowClock: clock,
}: Pick<AppContext, 'database' | 'cards' | 'flowClock'>): readonly RunFlow[] {
  return [
    { flow: orderFlow, perform: orderEffects({ database, cards, clock }) },
    ...flows
      .filter(({ performed }) => performed.length === 0)
      .map((flow) => ({
        flow,
        perform: ({ type }: DueEffect) =>
          Promise.reject(new Error(`Nothing performs ${type} of a ${flow.name}.`)),
      })),
  ]
}

/**
 * Runs the deadlines and effects of the flows, and tells the live streams what happens on any server. Returns a function
 * that ends the streams and resolves after the current runs.
 */
export async function runFlows(appContext: AppContext, log: Log): Promise<() => Promise<void>> {
  const { database, reads, clock: holdClock, flowClock: clock, live, requests } = appContext
  // A live event leads clients to read the pages of products too, which a replica may serve.
  const inTurn = inOrder(reads.replica)
  const loops = new Map(
    runningFlows(appContext).map((each) => [
      each.flow.name,
      runFlow({ database, clock, holdClock, requests }, each, log),
    ]),
  )
  const onGap = () => live.reconnect()
  const stopFollowing = await followJournal(database, {
    onRow(row) {
      inTurn(() => live.publish(row))
      loops.get(row.flow)?.wake()
    },
    onGap,
  })
  const stopTelling = await followNotifications(database, {
    onTold: (told) => inTurn(() => live.tell(told)),
    onGap,
  })
  const stopEnding = await followEndedSessions(database, {
    onEnded: (userId) => live.end(userId),
    onGap,
  })
  const stopProducts = await followProducts(database, {
    // Without a message, a page ends a hold by its own clock.
    onChange: (productId) => {
      live.tellOfProduct(productId).catch((error: unknown) => {
        log.error({ source: 'live' }, error instanceof Error ? error.message : String(error))
      })
    },
    onGap,
  })
  return async () => {
    live.close()
    await stopFollowing()
    await stopTelling()
    await stopEnding()
    await stopProducts()
    for (const loop of loops.values()) await loop.stop()
  }
}
