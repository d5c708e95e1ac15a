import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { viewMachine } from '../../.storybook/flow-lab/view.machine.ts'

function openView() {
  const view = createActor(viewMachine, { input: { panel: 'paths' } }).start()
  return { view, context: () => view.getSnapshot().context }
}

it('lists more paths when asked, and begins anew with another search', () => {
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
  ['nearer than can be seen', 9, 2],
  ['further than can be read', 0.001, 0.1],
  ['the whole graph', null, null],
])('zooms no further than helps: %s', (_, asked, shown) => {
  const { view, context } = openView()
  view.send({ type: 'zoom.to', zoom: asked })
  expect(context().zoom).toBe(shown)
})
