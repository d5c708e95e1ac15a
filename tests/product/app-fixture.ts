import { inject } from 'vitest'
import { type TestApp, setupTestApp } from './test-app.ts'
import { createBookings } from './fresh-booking.ts'
import type { ProductFixture } from './stage.ts'
import { createVisitors } from './visitor.ts'

/** The running app with its clock and its database. */
export type AppFixture = ProductFixture & { market: TestApp }

/** Provides the running app to tests; data that earlier tests changed stays changed. */
export function setupAppFixture(
  options: Parameters<typeof setupTestApp>[0] = {},
): () => AppFixture {
  const market = setupTestApp(options)
  let world: AppFixture | null = null
  const open = (): AppFixture => {
    const visitors = createVisitors(market(), inject('signedIn'))
    return { market: market(), visitors, bookings: createBookings(market(), visitors) }
  }
  return () => (world ??= open())
}
