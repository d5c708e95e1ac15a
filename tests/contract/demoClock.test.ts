import { describe, expect, it } from 'vitest'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()
const now = '2031-05-02T10:15:00.000Z'

/** Returns an API that has read the role of a buyer from a server with these extensions. */
async function apiOf(extensions: readonly string[]) {
  const calls = api()
  server().answer({ body: { role: 'buyer', extensions } })
  await calls.getRole('ann@loppis.test')
  return calls
}

describe('the demo clock, an extension', () => {
  it('C1: is not asked of a server outside the demo world', async () => {
    const calls = await apiOf(['own-reports', 'payouts'])
    expect(await calls.getDemoClock()).toBeNull()
    expect(server().requests).toHaveLength(1)
  })

  it('is the time of the orders', async () => {
    const calls = await apiOf(['demo-clock'])
    server().answer({ body: { now } })
    expect(await calls.getDemoClock()).toBe(now)
  })

  it('is moved by days, with a key of the press', async () => {
    const calls = await apiOf(['demo-clock'])
    server().answer({ body: { now } })
    expect(await calls.passDemoDays(2, 'press-1')).toBe(now)
    expect(server().requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/demo-clock',
      payload: { days: 2 },
      idempotencyKey: 'press-1',
    })
  })
})
