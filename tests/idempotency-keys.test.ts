import { describe, expect, it, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate'
import { provideBooking } from '../src/actors/booking.ts'
import { createIdempotencyKeys } from '../src/actors/idempotency-keys.ts'
import { provideMachines } from '../src/actors/provided.ts'
import type { Api } from '../src/api/api.ts'
import { FailureError } from '../src/domain/failure.ts'
import type { Viewer } from '../src/domain/user.ts'
import { createServerServices } from '../src/ssr/services.ts'
import { camera } from './models/booking.events.ts'

const lost = () => Promise.reject(new FailureError({ kind: 'noAnswer' }))

describe('an idempotency key', () => {
  it('is the same for a repeated request whose response was lost', async () => {
    const { withKey } = createIdempotencyKeys()
    const sent: string[] = []
    await expect(
      withKey({ productId: 'p1' }, (key) => {
        sent.push(key)
        return lost()
      }),
    ).rejects.toThrow(FailureError)
    await withKey({ productId: 'p1' }, async (key) => sent.push(key))
    expect(sent[1]).toBe(sent[0])
  })

  it('is new for other content, and after a success', async () => {
    const { withKey } = createIdempotencyKeys()
    const sent: string[] = []
    const send = async (key: string) => sent.push(key)
    await withKey({ productId: 'p1' }, send)
    await withKey({ productId: 'p2' }, send)
    await withKey({ productId: 'p1' }, send)
    expect(new Set(sent).size).toBe(3)
  })
})

it('B7: a retried booking has the idempotency key of the request whose response was lost', async () => {
  const bookProduct = vi
    .fn<Api['bookProduct']>()
    .mockImplementationOnce(lost)
    .mockResolvedValue({ acknowledged: true })
  const { world, stores, page } = createServerServices({
    address: '/category/cameras',
    language: 'en',
    ask: () => Promise.reject(new Error('No request is expected.')),
    demoAccounts: [],
    baseUrl: 'http://this.server',
  })
  const api = { ...world.api, bookProduct }
  const { machine } = provideMachines({ ...world, api }, stores, page).join(provideBooking)
  const viewer: Viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
  const watchViewer = fromCallback<EventObject, { viewer: Viewer }>(() => () => undefined)
  const actor = createActor(machine.provide({ actors: { watchViewer } }), {
    input: { viewer, productList: { screen: 'advertisements' }, draft: null },
  }).start()
  const form = { phoneNumber: '555 0101', location: 'Lund' }
  actor.send({ type: 'booking.open', product: camera })
  actor.send({ type: 'booking.submit', form })
  await waitFor(actor, (state) => state.matches({ open: { form: 'failed' } }))
  actor.send({ type: 'booking.submit', form })
  await waitFor(actor, (state) => state.matches('booked'))
  const [first, second] = bookProduct.mock.calls.map(([, key]) => key)
  expect(second).toBe(first)
})
