import { inject } from 'vitest'
import { type Market, marketForTests } from '../journeys/market.ts'
import { createBookings } from './fresh-booking.ts'
import type { ProductWorld } from './stage.ts'
import { createVisitors } from './visitor.ts'

/** The running product, its clock and its books. */
export type World = ProductWorld & { market: Market }

/** A world while tests run; those before them have left it as it is. */
export function worldForTests(around?: Parameters<typeof marketForTests>[0]): () => World {
  const market = marketForTests(around)
  let world: World | null = null
  const open = (): World => {
    const visitors = createVisitors(market(), inject('signedIn'))
    return { market: market(), visitors, bookings: createBookings(market(), visitors) }
  }
  return () => (world ??= open())
}
