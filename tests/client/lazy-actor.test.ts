import { expect, it, vi } from 'vitest'
import { assign, createActor, setup, waitFor } from 'xstate'
import { createLazyActor } from '../../src/actors/lazy-actor.ts'

const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'add' } | { type: 'break' } },
}).createMachine({
  context: { count: 0 },
  on: {
    add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    break: {
      actions: () => {
        throw new Error('It broke.')
      },
    },
  },
})

function createLazyCounter() {
  const load = vi.fn(async () => createActor(counterMachine).start())
  const onUnsent = vi.fn<() => void>()
  const logError = vi.fn<(error: unknown) => void>()
  const counter = createLazyActor(load, onUnsent, logError)
  return { load, onUnsent, logError, counter }
}

it('the code is loaded once, with the first event or the first use', async () => {
  const { load, counter } = createLazyCounter()
  expect(counter.getSnapshot()).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
  counter.send({ type: 'add' })
  counter.send({ type: 'add' })
  const actor = await counter.fetch()
  await waitFor(actor, ({ context }) => context.count === 2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a subscriber hears of the loaded actor and of each change until it stops', async () => {
  const { counter } = createLazyCounter()
  const counts: unknown[] = []
  const { unsubscribe } = counter.subscribe({ next: (state) => counts.push(state.context.count) })
  const actor = await counter.fetch()
  actor.send({ type: 'add' })
  unsubscribe()
  actor.send({ type: 'add' })
  expect(counts).toEqual([0, 1])
})

it('an event that finds no code is told, and the next one loads it again', async () => {
  const { load, onUnsent, counter } = createLazyCounter()
  load.mockRejectedValueOnce(new Error('Offline.'))
  counter.send({ type: 'add' })
  await vi.waitFor(() => expect(onUnsent).toHaveBeenCalledTimes(1))
  counter.send({ type: 'add' })
  const actor = await counter.fetch()
  await waitFor(actor, ({ context }) => context.count === 1)
  expect(onUnsent).toHaveBeenCalledTimes(1)
})

it('an actor that stops with an error is logged, and the page goes on without it', async () => {
  const { load, logError, counter } = createLazyCounter()
  const actor = await counter.fetch()
  const seen: unknown[] = []
  counter.subscribe((state) => seen.push(state))
  actor.send({ type: 'break' })
  expect(logError).toHaveBeenCalledWith(new Error('It broke.'))
  expect(counter.getSnapshot()).toBeUndefined()
  expect(seen).toEqual([undefined])
  await counter.fetch()
  expect(load).toHaveBeenCalledTimes(2)
})
