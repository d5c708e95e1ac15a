import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from './stage.tsx'
import { storiesIn } from './story-files.ts'

const stories = new Map(storiesIn({ theme: 'light' }).map(({ name, story }) => [name, story]))

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
    const Story = stories.get(name)
    if (Story === undefined) throw new Error(`There is no story ${name}.`)
    await page.viewport(width, 900)
    await renderView(<Story />)
    expect(getComputedStyle(page.getByRole('table').element()).display).toBe(display)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})
