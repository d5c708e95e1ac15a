import { describe, expect, it, vi } from 'vitest'
import {
  type AnyEventObject,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate'
import { identifyViewerMachine } from '../../machines/identifyViewer.machine.ts'
import { provideBooking } from '../../src/actors/booking.ts'
import { createIdempotencyKeys } from '../../src/actors/idempotency-keys.ts'
import { provideAddProduct } from '../../src/actors/addProduct.ts'
import { provideReport } from '../../src/actors/productReport.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import type { Api } from '../../src/api/api.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { camera } from '../flows/booking/booking.script.ts'
import { chosen, addProductInput, typed, uploaded } from '../flows/addProduct/addProduct.script.ts'

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

const services = createServerServices({
  address: '/category/cameras',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})
const ada: Viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
const eve: Viewer = { ...ada, email: 'eve@loppis.test' }
const productList = { screen: 'advertisements' } as const

/** Provides the machines of a flow with a server on which these calls are answered. */
const machinesOn = (calls: Partial<Api>) =>
  createPageActors(
    {
      ...services,
      createApi: (onChange) => ({ ...services.createApi(onChange), ...calls }),
      phones: { isPossible: async () => true },
    },
    { loadActors: async () => [], CardFields: () => null },
  ).getMachines

/** Signs the viewer in, in place of the session. */
function signIn(user: Viewer) {
  const viewer = { type: 'viewer.changed', viewer: user }
  let say: (event: AnyEventObject) => void = () => undefined
  const watchViewer = fromCallback<EventObject, { viewer: Viewer }>(({ sendBack, input }) => {
    // The child machine that identifies the viewer knows nobody yet.
    if (input.viewer.kind === 'unidentified') sendBack(viewer)
    else say = sendBack
  })
  const identifyViewer = identifyViewerMachine.provide({ actors: { watchViewer } })
  return {
    actors: { watchViewer, identifyViewer },
    changeTo(other: Viewer) {
      viewer.viewer = other
      say(viewer)
    },
  }
}

it('B7: a retried booking has the idempotency key of the request whose response was lost', async () => {
  const bookProduct = vi
    .fn<Api['bookProduct']>()
    .mockImplementationOnce(lost)
    .mockResolvedValue({ acknowledged: true })
  const machine = machinesOn({ bookProduct })(provideBooking)
  const { actors } = signIn(ada)
  const actor = createActor(machine.provide({ actors }), {
    input: { viewer: ada, productList, wantedId: null },
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

describe('a report', () => {
  /** Reports the camera twice, `between` the two responses, and returns the idempotency keys. */
  async function reportTwice(
    first: () => Promise<{ insertedId: string | null }>,
    between: (changeTo: (viewer: Viewer) => void) => void = () => undefined,
  ): Promise<readonly string[]> {
    const reportProduct = vi
      .fn<Api['reportProduct']>()
      .mockImplementationOnce(first)
      .mockResolvedValue({ insertedId: 'report-1' })
    const { actors, changeTo } = signIn(ada)
    const machine = machinesOn({ reportProduct })(provideReport)
    const actor = createActor(machine.provide({ actors }), {
      input: { viewer: ada, productList },
    }).start()
    const report = async () => {
      actor.send({ type: 'productReport.open', product: camera })
      actor.send({ type: 'productReport.submit', form: { reason: 'scam', words: '' } })
      await waitFor(actor, (state) => !state.hasTag('busy'))
    }
    await report()
    between(changeTo)
    await report()
    return reportProduct.mock.calls.map(([, key]) => key)
  }

  it('B9: has the same key when it is retried after a lost response', async () => {
    const [first, second] = await reportTwice(lost)
    expect(second).toBe(first)
  })

  it('B9: has a new key after a response', async () => {
    const [first, second] = await reportTwice(async () => ({ insertedId: null }))
    expect(second).not.toBe(first)
  })

  it('B9: of another user has a new key', async () => {
    const [first, second] = await reportTwice(lost, (changeTo) => changeTo(eve))
    expect(second).not.toBe(first)
  })
})

it.each([
  ['a lost response', lost],
  ['a response that does not confirm it', async () => ({ insertedId: null })],
])('L3: a product that is listed again after %s has the same key', async (_, first) => {
  const addProduct = vi
    .fn<Api['addProduct']>()
    .mockImplementationOnce(first)
    .mockResolvedValue({ insertedId: 'product-1' })
  const { machine } = machinesOn({ addProduct })(provideAddProduct)
  const actor = createActor(
    machine.provide({
      actors: {
        upload: fromPromise(async () => [uploaded]),
      },
    }),
    { input: addProductInput },
  ).start()
  actor.send({ type: 'listing.submit', form: typed, pictures: chosen })
  await waitFor(actor, (state) => state.matches({ form: 'failed' }))
  actor.send({ type: 'listing.submit', form: typed, pictures: chosen })
  await waitFor(actor, (state) => state.matches('added'))
  const [one, other] = addProduct.mock.calls.map(([, key]) => key)
  expect(other).toBe(one)
})
