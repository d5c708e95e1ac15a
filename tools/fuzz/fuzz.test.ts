import { expect, test } from 'vitest'
import { everyCall, fuzz } from './fuzz.ts'

const REQUESTS = 100 * everyCall.length

test('random requests cause no internal error, reveal no internals and, if rejected, store nothing', async () => {
  const { failure, statuses, requests } = await fuzz(REQUESTS, 4310)
  expect(failure).toBeNull()
  expect(requests).toBe(REQUESTS)
  // Both accepted and refused requests must occur.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409']),
  )
})
