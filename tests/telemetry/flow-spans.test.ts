import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeAll, expect, test } from 'vitest'
import { type Telemetry, within } from '../../server/vendors/telemetry/telemetry.ts'
import { addOrder } from '../server/calls.ts'
import { daysPass } from '../server/order-steps.ts'
import { openTestApp } from '../server/test-app.ts'

type Seen = { name: string; parent: string | null; attributes: object }

/** Records the spans of the work that runs within it, with the names of their parents. */
function recordingTelemetry(): { telemetry: Telemetry; seen: Seen[] } {
  const seen: Seen[] = []
  const around = new AsyncLocalStorage<string>()
  const nothing = () => undefined
  const telemetry: Telemetry = {
    span(name, { attributes = {} }, work) {
      seen.push({ name, parent: around.getStore() ?? null, attributes })
      return around.run(name, () =>
        work({ traceparent: null, rename: nothing, set: nothing, fail: nothing }),
      )
    },
    record: nothing,
    observe: nothing,
    addBrowserSpans: null,
    close: async () => undefined,
  }
  return { telemetry, seen }
}

let seen: Seen[]

/** The buyer asks to cancel, the seller lets the deadline pass, and the provider refunds the buyer. */
beforeAll(async () => {
  const market = await openTestApp()
  await addOrder(market)
  const recording = recordingTelemetry()
  await within(recording.telemetry, async () => {
    const json = { event: 'buyer.askToCancel', reason: 'Because.' }
    await market.call('POST', '/orders/order-1/events', { as: 'ann', json })
    await daysPass(market, 2)
  })
  ;({ seen } = recording)
})

const spanOf = (name: string) => seen.find((span) => span.name === name)

test('an event of a user says from which state it leads to which', () => {
  expect(spanOf('order buyer.askToCancel')?.attributes).toEqual({
    'loppis.flow': 'order',
    'loppis.flow.event': 'buyer.askToCancel',
    'loppis.flow.from': 'goods.paid money.held',
    'loppis.flow.to': 'goods.cancelAsked money.held',
  })
})
test('a deadline begins a trace', () => {
  const deadline = seen.find(({ name }) => name.startsWith('order deadline.'))
  expect(deadline).toMatchObject({ parent: null })
})
test('an effect begins a trace, and the event that answers it is a part of that', () => {
  expect(spanOf('order effect refund')).toMatchObject({
    parent: null,
    attributes: { 'loppis.effect': 'refund', 'loppis.effect.attempts': 1 },
  })
  expect(spanOf('order provider.succeeded')).toMatchObject({ parent: 'order effect refund' })
})
