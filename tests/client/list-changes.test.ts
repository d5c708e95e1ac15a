import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { provideListChanges } from '../../src/actors/list-changes.ts'

type Services = Parameters<typeof provideListChanges>[0]
type Watching = Parameters<Services['api']['watchLiveMessages']>[0]

/** Opens a list on a page; the test says whether the page is visible, and which flow has changed. */
async function openList() {
  let show: (isVisible: boolean) => void = () => undefined
  const watching: Watching[] = []
  const services: Services = {
    visibility: {
      watch(report) {
        show = report
        report(true)
        return () => undefined
      },
    },
    api: { watchLiveMessages: async (one) => void watching.push(one) },
  }
  const load = vi.fn<() => Promise<{ _id: string }[]>>(async () => [{ _id: 'booking-1' }])
  const machine = createCollectionMachine<{ _id: string }>('list', ({ _id }) => _id).provide({
    actors: { ...provideListChanges(services), load: fromPromise(load) },
  })
  const list = createActor(machine, { input: { of: '' } }).start()
  const loads = async () => {
    await waitFor(list, (state) => state.matches({ filled: 'browsing' }))
    return load.mock.calls.length
  }
  await loads()
  return {
    list,
    loads,
    watching,
    show: (isVisible: boolean) => show(isVisible),
    change: (flow: string | null) =>
      watching[0]?.report(flow === null ? null : { name: flow, id: 'one' }),
  }
}

it('C2: a list is loaded again when the user returns to the page, not before', async () => {
  const { loads, show } = await openList()
  show(false)
  expect(await loads()).toBe(1)
  show(true)
  expect(await loads()).toBe(2)
})

it('C2: a list is loaded again after each live update but those of messages and notifications', async () => {
  const { loads, change } = await openList()
  change('conversation')
  change('notification')
  expect(await loads()).toBe(1)
  change('order')
  expect(await loads()).toBe(2)
  change(null)
  expect(await loads()).toBe(3)
})

it('a list that is left watches no live updates', async () => {
  const { list, watching } = await openList()
  list.stop()
  expect(watching.map(({ signal }) => signal.aborted)).toEqual([true])
})
