import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBookings } from './embedded-bookings.ts'
import { testListings } from './embedded-listings.ts'
import { testLists } from './embedded-lists.ts'
import { testManaging } from './embedded-managing.ts'
import { testPayments } from './embedded-payments.ts'
import { testSessions } from './embedded-sessions.ts'
import { type EmbeddedFixture, openEmbeddedFixture } from './embedded-fixture.ts'
import { isCallOf, nameOf, table } from './api-table.ts'

let opened: EmbeddedFixture | null = null

beforeAll(async () => {
  opened = await openEmbeddedFixture()
})
afterAll(() => opened?.market.close())

/** Returns the one server that all tests share: seeding takes long. */
function fixture(): EmbeddedFixture {
  if (opened === null) throw new Error('The market is not open yet.')
  return opened
}

testLists(fixture)
testSessions(fixture)
testBookings(fixture)
testPayments(fixture)
testListings(fixture)
testManaging(fixture)

describe('the embedded server', () => {
  it.each(table.map((row) => [nameOf(row), row] as const))(
    'C1: has returned 200 for %s in the tests above',
    (_, row) => {
      const answered = fixture().market.log.flatMap((line) => {
        const [method = '', path = '', status] = line.split(' ')
        return status === '200' && isCallOf({ method, path }, row) ? [line] : []
      })
      expect(answered).not.toEqual([])
    },
  )
})
