import { describe, expect, it } from 'vitest'
import {
  type AnyActorRef,
  assign,
  createActor,
  createMachine,
  fromPromise,
  sendTo,
  setup,
} from 'xstate'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { paymentMachine } from '../../machines/payment.machine.ts'
import { createRecorder, RECORDED } from '../../src/actors/recorder.ts'
import type { CollectionInput } from '../../machines/collection.machine.ts'
import type { Listed } from '../../src/domain/listed.ts'
import type { PaymentInput } from '../../machines/payment.machine.ts'
import type { StoredAttempt } from '../../src/domain/payment.ts'
import { collectionMachine, first, type Item } from '../flows/collection/collection.script.ts'
import { request } from '../flows/confirmation/confirmation.script.ts'

type Chosen = { theme: 'light' | 'dark' }
const lamp = setup({
  types: {
    context: {} as Chosen,
    input: {} as Chosen,
    events: {} as Chosen & { type: 'theme.choose' },
  },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  on: { 'theme.choose': { actions: assign(({ event: { theme } }) => ({ theme })) } },
})
const chosen = { theme: 'light' } as const
const started = (recorder: ReturnType<typeof createRecorder>) =>
  createActor(lamp, { input: chosen, inspect: recorder.inspect }).start()
const never = fromPromise<StoredAttempt, PaymentInput>(() => new Promise(() => undefined))

/** Returns the actor of a list with one item that waits for the user to confirm the item's removal. */
async function asking(recorder: ReturnType<typeof createRecorder>) {
  const load = fromPromise<Listed<Item>[], CollectionInput>(async () => [first])
  const machine = collectionMachine.provide({
    actors: { load, confirmation: confirmationMachine },
  })
  const list = createActor(machine, { input: { of: '' }, inspect: recorder.inspect }).start()
  await expect.poll(() => list.getSnapshot().value).toEqual({ filled: 'browsing' })
  list.send({ type: 'item.ask', request })
  return list
}

describe('the recorder', () => {
  it('records the time, machine, run, payload and resulting state of each event', () => {
    let now = 100.4
    const recorder = createRecorder(() => now)
    const actor = started(recorder)
    now = 250.6
    actor.send({ type: 'theme.choose', theme: 'dark' })
    const position = { state: {}, money: null }
    expect(recorder.events()).toEqual([
      {
        ...of('lamp', 1),
        at: 100,
        type: 'xstate.init',
        detail: { input: chosen },
        position,
      },
      {
        ...of('lamp', 1),
        at: 251,
        type: 'theme.choose',
        detail: { theme: 'dark' },
        position,
      },
    ])
    expect(recorder.runs()).toEqual([
      { ...of('lamp', 1), status: 'active', position, since: null, error: null },
    ])
  })

  it('records the state of a child once, in the run of the child', () => {
    const recorder = createRecorder()
    const invoke = { id: 'child', src: lamp, input: chosen, onSnapshot: {} }
    const parent = createMachine({ id: 'parent', invoke })
    createActor(parent, { inspect: recorder.inspect }).start()
    const relayed = recorder.events().filter(({ type }) => type === 'xstate.snapshot.child')
    expect(relayed.length).toBeGreaterThan(0)
    expect(relayed.filter(({ detail }) => JSON.stringify(detail) !== '{}')).toEqual([])
  })

  it('keeps the last 200 events and the state before them', () => {
    const recorder = createRecorder()
    const actor = started(recorder)
    for (let count = 1; count <= 250; count += 1)
      actor.send({ type: 'theme.choose', theme: 'dark' })
    expect(RECORDED).toBe(200)
    expect(recorder.events()).toHaveLength(200)
    expect(recorder.runs()).toMatchObject([{ ...of('lamp', 1), since: {} }])
  })

  it('numbers the runs of a machine and drops an ended run with its last event', () => {
    const recorder = createRecorder()
    started(recorder).stop()
    const second = started(recorder)
    expect(recorder.runs()).toMatchObject([
      { ...of('lamp', 1), status: 'stopped' },
      { ...of('lamp', 2), status: 'active' },
    ])
    for (let count = 1; count <= 200; count += 1)
      second.send({ type: 'theme.choose', theme: 'dark' })
    expect(recorder.runs()).toMatchObject([of('lamp', 2)])
  })

  it('records invoked machines, but no other invoked actors', async () => {
    const recorder = createRecorder()
    const list = await asking(recorder)
    list.getSnapshot().children.confirmation?.send({ type: 'confirmation.cancel' })
    expect(recorder.runs()).toMatchObject([
      { ...of('collection', 1), status: 'active', position: { state: { filled: 'browsing' } } },
      { ...of('confirmation', 1), status: 'done', position: { state: 'cancelled' } },
    ])
    expect(recorder.events().map(({ machine, type }) => `${machine} ${type}`)).toEqual([
      'collection xstate.init',
      'collection xstate.done.actor.load',
      'collection item.ask',
      'confirmation xstate.init',
      'confirmation confirmation.cancel',
      'collection xstate.done.actor.confirmation',
    ])
  })

  it('records an event sent to another machine after the event that caused it', () => {
    const recorder = createRecorder()
    const { inspect } = recorder
    const told = createActor(createMachine({ id: 'told' }), { inspect }).start()
    const telling = createMachine({
      id: 'telling',
      on: { tell: { actions: sendTo(told, { type: 'tell.on' }) } },
    })
    createActor(telling, { inspect }).start().send({ type: 'tell' })
    expect(
      recorder
        .events()
        .map(({ type }) => type)
        .slice(2),
    ).toEqual(['tell', 'tell.on'])
  })

  it('records the charge status in the states that have one', () => {
    const recorder = createRecorder()
    const machine = paymentMachine.provide({ actors: { restoreAttempt: never } })
    const input = { bookingId: 'booking-1', buyerEmail: 'buyer@loppis.test' }
    createActor(machine, { input, inspect: recorder.inspect }).start()
    expect(recorder.runs()).toMatchObject([{ position: { state: 'recalling', money: 'unknown' } }])
  })

  it('records the event that crashed a machine and the redacted error', () => {
    const recorder = createRecorder()
    const brittle = createMachine({
      id: 'brittle',
      on: {
        fall: {
          guard: () => {
            throw new Error('for ada@loppis.test')
          },
          actions: () => undefined,
        },
      },
    })
    const actor: AnyActorRef = createActor(brittle, { inspect: recorder.inspect })
    actor.subscribe({ error: () => undefined })
    actor.start()
    actor.send({ type: 'fall' })
    expect(recorder.events().at(-1)).toMatchObject({ type: 'fall', position: null })
    const [run] = recorder.runs()
    expect(run).toMatchObject({ status: 'error' })
    expect(run?.error).toContain('for (e-mail)')
  })

  it('never stops a machine, even if reading an event throws', () => {
    const recorder = createRecorder()
    const actor = started(recorder)
    const event = { type: 'theme.choose' as const, theme: 'dark' as const }
    Object.defineProperty(event, 'trap', {
      enumerable: true,
      get() {
        throw new Error('Do not look.')
      },
    })
    actor.send(event)
    expect(actor.getSnapshot().context.theme).toBe('dark')
  })

  it('reads only the first three of ten thousand items', () => {
    const looked: string[] = []
    const items = new Proxy(
      Array.from({ length: 10_000 }, () => 'lamp'),
      {
        get: (list, name) => {
          looked.push(String(name))
          return Reflect.get(list, name)
        },
      },
    )
    const recorder = createRecorder()
    const actor: AnyActorRef = started(recorder)
    actor.send({ type: 'theme.choose', theme: 'dark', items })
    expect(looked).not.toContain('3')
    expect(recorder.events().at(-1)?.detail).toEqual({
      theme: 'dark',
      items: ['(4 characters)', '(4 characters)', '(4 characters)', '(10000 in all)'],
    })
  })
})

const of = (machine: string, run: number) => ({ machine, run })
