import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createCollectionMachine } from '../machines/collection.machine.ts'
import { provideReturn } from '../src/actors/return-to-page.ts'

/** Opens a list on a page of which the test says whether it is visible. */
async function openList() {
  let tell: (isVisible: boolean) => void = () => undefined
  const visibility = {
    watch(report: typeof tell) {
      tell = report
      report(true)
      return () => undefined
    },
  }
  const load = vi.fn<() => Promise<{ _id: string }[]>>(async () => [{ _id: 'booking-1' }])
  const machine = createCollectionMachine<{ _id: string }>('list', ({ _id }) => _id).provide({
    actors: { ...provideReturn({ visibility }), load: fromPromise(load) },
  })
  const list = createActor(machine, { input: { of: '' } }).start()
  const browsing = () => waitFor(list, (state) => state.matches({ filled: 'browsing' }))
  await browsing()
  return { load, browsing, show: (isVisible: boolean) => tell(isVisible) }
}

it('C2: a list is loaded again when the user returns to the page, not before', async () => {
  const { load, browsing, show } = await openList()
  show(false)
  await browsing()
  expect(load).toHaveBeenCalledTimes(1)
  show(true)
  await browsing()
  expect(load).toHaveBeenCalledTimes(2)
})
