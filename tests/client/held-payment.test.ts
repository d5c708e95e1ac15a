import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { providePayment } from '../../src/actors/payment.ts'
import type { ChangedFlow } from '../../src/domain/live.ts'
import type { PayableBooking } from '../../src/domain/payment.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openStorage } from '../screen/storage.ts'
import { keptAttempt, shown } from '../flows/payment/payment.script.ts'

const MINUTE = 60_000
const services = createServerServices({
  address: '/dashboard/payment/booking-1',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens the payment page of a booking. `tell` reports a live update; `booking` is what the server answers. */
async function openPayment(booking: PayableBooking) {
  let answer = booking
  let tell: (flow: ChangedFlow) => void = () => undefined
  const storage = openStorage()
  const { getMachines } = createPageActors(
    {
      ...services,
      attemptStorage: () => storage,
      cards: async () => ({ load: async () => undefined }) as never,
      visibility: { watch: () => () => undefined },
      createApi: (onChange) => ({
        ...services.createApi(onChange),
        getPayableBooking: async () => answer,
        createIntent: async () => ({
          clientSecret: keptAttempt.clientSecret,
          heldUntil: inMinutes(15),
        }),
        watchLiveMessages: async ({ report }) => void (tell = report),
      }),
    },
    { loadActors: async () => [], CardFields: () => null },
  )
  const payment = createActor(getMachines(providePayment), {
    input: { bookingId: shown._id, buyerEmail: keptAttempt.buyerEmail },
  }).start()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  await settle()
  return {
    payment,
    settle,
    at: () => payment.getSnapshot(),
    async change(next: PayableBooking, flow: ChangedFlow) {
      answer = next
      tell(flow)
      await settle()
    },
  }
}

const ofItem = { name: 'product', id: shown.productId }

it('the hold of an open payment page ends by the clock of the page, and can begin again', async () => {
  const { payment, at, settle } = await openPayment(shown)
  payment.send({ type: 'card.changed', message: null })
  await settle()
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 1)
  expect(at().value).toEqual({ cardForm: 'entering' })
  await vi.advanceTimersByTimeAsync(1)
  expect(at().value).toBe('holdEnded')
  expect(at().context.heldUntil).toBeNull()
  payment.send({ type: 'payment.retry' })
  await settle()
  expect(at().value).toEqual({ cardForm: 'entering' })
})

it('the page of a buyer follows the other one, who begins to pay and buys the item', async () => {
  const { at, change } = await openPayment(shown)
  expect(at().value).toBe('awaitingCard')
  await change({ ...shown, isHeld: true, heldUntil: inMinutes(15) }, ofItem)
  expect(at().value).toBe('unavailable')
  await change({ ...shown, isPaid: true }, { name: 'product', id: 'all' })
  expect(at().value).toBe('unavailable')
  expect(at().context.booking).toMatchObject({ isPaid: true, isHeld: false })
})

it('the page of a buyer offers to pay when the hold of the other one ends', async () => {
  const held = { ...shown, isHeld: true, heldUntil: inMinutes(3) }
  const { at, change, settle } = await openPayment(held)
  expect(at().value).toBe('unavailable')
  // A change of another item reads nothing.
  await change(shown, { name: 'product', id: 'another' })
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  await settle()
  expect(at().value).toBe('awaitingCard')
})
