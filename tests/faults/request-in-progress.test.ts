import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPorts } from './account.ports.ts'
import { bookingPorts } from './booking.port.ts'
import { type FaultyApp, openFaultyApp } from './faulty-app.ts'
import { negotiationPorts } from './negotiation.ports.ts'
import { paymentPorts } from './payment.ports.ts'
import { rested } from './scenario.ts'

/** Calls that need no answer of an earlier port, and the state in which the user keeps the input and can try again. */
const cases = [
  ['booking: book', { open: { form: 'failed' } }],
  ['outbox: write', 'waiting'],
  ['payment: createIntent', 'intentFailed'],
  ['offers: send, another price', { shown: 'naming' }],
  ['conversation: send, a report', { shown: 'confirming' }],
] as const

const ports = [...accountPorts, ...bookingPorts, ...paymentPorts, ...negotiationPorts]

let market: FaultyApp
beforeAll(async () => {
  market = await openFaultyApp()
})
afterEach(() => market.breakdown.mend())
afterAll(async () => await market.close())

/** Makes the last request one on which the server still works, and returns how it ends. */
async function reopenLastRequest(): Promise<() => Promise<void>> {
  const [last] = await market.database.query<{ key: string; body: string }>(
    'select key, body from idempotency_keys order by created_at desc limit 1',
  )
  if (last === undefined) throw new Error('No request has an idempotency key.')
  // Its heartbeat is in the future, so that no slow machine takes the request for an abandoned one.
  await market.database.query(
    `update idempotency_keys set body = null, alive_at = now() + interval '1 hour' where key = $1`,
    [last.key],
  )
  return async () => {
    await market.database.query('update idempotency_keys set body = $2 where key = $1', [
      last.key,
      last.body,
    ])
  }
}

it.each(cases)(
  'C3: %s: a retry while the server works on the first request keeps the input, and takes effect once',
  async (name, kept) => {
    const port = ports.find((one) => one.name === name)
    if (port === undefined) throw new Error(`There is no port ${name}.`)
    const trial = await port.open(market)
    market.breakdown.inject({ call: port.call, fault: 'is cut after the server' })
    while (market.breakdown.suffered() === 0) {
      await trial.proceed()
      expect(await rested(trial)).toBe(true)
    }
    const finish = await reopenLastRequest()
    await trial.proceed()
    expect(await rested(trial)).toBe(true)
    expect(JSON.parse(trial.at())).toEqual(kept)
    expect(trial.visibleText().join(' ')).toMatch(/still working on .* try again in a moment/i)
    const heard = market.breakdown.timesHeard(port.call)
    await finish()
    await market.hears()
    expect(market.breakdown.timesHeard(port.call), 'nothing is sent by itself').toBe(heard)
    while (!trial.isDone()) {
      await trial.proceed()
      expect(await rested(trial)).toBe(true)
    }
    expect(await trial.serverProblems()).toEqual([])
    trial.close()
  },
)
