import { afterAll, beforeAll } from 'vitest'
import { testBookings } from './embedded-bookings.ts'
import { testLists } from './embedded-lists.ts'
import { testPayments } from './embedded-payments.ts'
import { testSessions } from './embedded-sessions.ts'
import { type EmbeddedWorld, openEmbeddedWorld } from './embedded-world.ts'

let opened: EmbeddedWorld | null = null

beforeAll(async () => {
  opened = await openEmbeddedWorld()
}, 120_000)
afterAll(() => opened?.market.close())

/** One server for every test: it takes its time to seed. */
function world(): EmbeddedWorld {
  if (opened === null) throw new Error('The market is not open yet.')
  return opened
}

testLists(world)
testSessions(world)
testBookings(world)
testPayments(world)
