import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

/** The narrowest width that shows a table, the widest that shows cards, and a phone. */
describe.each([
  ['MyProductsView: FilledBrowsing', 1024 + 64],
  ['ReportedItemsView: FilledBrowsing', 1024 + 64],
  ['MyOrdersView: FilledBrowsing', 960 + 64],
  ['AllSellersView: FilledBrowsing', 480 + 32],
  ['Broad: OnADesktop', 1024],
])('%s', (name, narrowest) => {
  it.each([
    [narrowest, 'table'],
    [narrowest - 1, 'block'],
    [320, 'block'],
  ])('O1: at %i px nothing overflows horizontally', async (width, display) => {
    const Story = storyNamed(name, { theme: 'light' })
    await page.viewport(width, 900)
    await renderView(<Story />)
    expect(getComputedStyle(page.getByRole('table').element()).display).toBe(display)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})
