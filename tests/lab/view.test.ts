import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { viewMachine } from '../../tools/flow-lab/view.machine.ts'

function openView() {
  const view = createActor(viewMachine, { input: { panel: 'paths' } }).start()
  return { view, context: () => view.getSnapshot().context }
}

it('lists more paths on request and resets the list with a new search', () => {
  const { view, context } = openView()
  view.send({ type: 'paths.more' })
  expect(context().listed).toBe(100)
  view.send({ type: 'search.type', query: 'unsaved' })
  expect(context()).toMatchObject({ listed: 50, query: 'unsaved' })
  view.send({ type: 'paths.more' })
  view.send({ type: 'money.choose', money: 'charged' })
  expect(context()).toMatchObject({ listed: 50, money: 'charged' })
})

it.each([
  ['larger than the maximum', 9, 2],
  ['smaller than the minimum', 0.001, 0.1],
  ['the whole graph', null, null],
])('limits the zoom: %s', (_, asked, shown) => {
  const { view, context } = openView()
  view.send({ type: 'zoom.to', zoom: asked })
  expect(context().zoom).toBe(shown)
})
