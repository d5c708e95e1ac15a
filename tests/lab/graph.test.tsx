import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startOf } from '../../tools/flow-lab/step-location.ts'
import { open, press, usualUpTo } from './open-lab.tsx'

it('the search brings a state or an event into view and marks it', async () => {
  await open(startOf('payment'))
  const field = page.getByRole('searchbox', { name: 'Find a state or an event' })
  const pane = () =>
    document.querySelector('[data-sheet]')?.getBoundingClientRect() ?? new DOMRect()
  const isInView = () => {
    const [mark, outer] = [document.querySelector('.sought')?.getBoundingClientRect(), pane()]
    return mark !== undefined && mark.top >= outer.top && mark.bottom <= outer.bottom
  }
  await userEvent.fill(field, 'unsaved')
  await expect
    .poll(() => document.querySelector('.state.sought')?.getAttribute('data-state'))
    .toBe('unsaved')
  await expect.poll(isInView).toBe(true)
  await userEvent.fill(field, 'pay')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^2 of [0-9]+$/)).toBeVisible()
  await expect.poll(isInView).toBe(true)
  await userEvent.fill(field, 'teapot')
  await expect.element(page.getByText('Not found')).toBeVisible()
})

it('the current state is shown at a readable size, and the overview moves the graph', async () => {
  await open(startOf('payment'))
  await press('Show all')
  const scale = () => {
    const graph = document.querySelector<SVGSVGElement>('svg.machine')
    return (graph?.getBoundingClientRect().width ?? 0) / (graph?.viewBox.baseVal.width ?? 1)
  }
  await expect.poll(scale).toBeLessThan(0.6)
  await press('Current state')
  await expect.poll(scale).toBe(1)
  const sheet = document.querySelector('[data-sheet]')
  const map = document.querySelector('[data-map]')?.getBoundingClientRect() ?? new DOMRect()
  document.querySelector('[data-map]')?.dispatchEvent(
    new PointerEvent('pointermove', {
      bubbles: true,
      buttons: 1,
      clientX: map.left + map.width / 2,
      clientY: map.bottom - 2,
    }),
  )
  await expect
    .poll(() => (sheet === null ? -1 : sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop))
    .toBeLessThan(60)
})

it('the overview covers no state, and the current state stays in view when the window changes', async () => {
  await open(usualUpTo('paid'))
  await press('Current state')
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (box === undefined) throw new Error(`There is no ${selector}.`)
    return box
  }
  const isInView = () => {
    const [state, pane, map] = [boxOf('.state.active'), boxOf('[data-sheet]'), boxOf('[data-map]')]
    const isWithin =
      state.left >= pane.left && state.right <= pane.right && state.bottom <= pane.bottom
    return isWithin && (map.width === 0 || map.left >= pane.right)
  }
  for (const [width, height] of [
    [1280, 800],
    [1600, 1000],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height)
    await expect.poll(isInView).toBe(true)
  }
})
