import { inject } from 'vitest'
import { type Market, marketForTests } from '../journeys/market.ts'
import { createBookings } from './fresh-booking.ts'
import type { ProductWorld } from './stage.ts'
import { createVisitors } from './visitor.ts'

/** The running app with its clock and its database. */
export type World = ProductWorld & { market: Market }

/** Provides the running app to tests; data that earlier tests changed stays changed. */
export function worldForTests(around?: Parameters<typeof marketForTests>[0]): () => World {
  const market = marketForTests(around)
  let world: World | null = null
  const open = (): World => {
    const visitors = createVisitors(market(), inject('signedIn'))
    return { market: market(), visitors, bookings: createBookings(market(), visitors) }
  }
  return () => (world ??= open())
}
