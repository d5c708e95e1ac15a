import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { statesOf } from '../../src/screens/collection/collection-story-fixtures.ts'
import * as products from '../../src/screens/my-products/MyProductsView.stories.tsx'
import { listedWithStates } from '../../src/screens/seller-story-fixtures.ts'
import { seller } from '../../src/screens/story-fixtures.ts'
import { renderView } from './stage.tsx'
import { storiesIn } from './story-files.ts'

const { WithListings } = composeStories(products)

const storyIn = (language: string, wanted: string) => {
  const found = storiesIn({ theme: 'light', language }).find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`There is no story ${wanted}.`)
  return found.story
}

/** Returns the words of an element's texts that continue on another line. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) broken.push(word)
    }
  }
  return broken
}

it('in the narrowest table of My Products, the name of a town is in one piece', async () => {
  await page.viewport(1024 + 64, 900)
  const items = listedWithStates.map((item) => ({ ...item, location: 'Maplewood, NJ' }))
  const { browsing } = statesOf(sellerProductsMachine, items, seller.email)
  await renderView(<WithListings state={browsing} />)
  const places = page.getByText('Maplewood, NJ').elements()
  expect(places.length).toBeGreaterThan(0)
  expect(places.flatMap(brokenWords)).toEqual([])
})

it.each(['en', 'sv'])(
  'on a phone, each label of a list of facts has its words in one piece: %s',
  async (language) => {
    await page.viewport(390, 844)
    const Story = storyIn(language, 'OrderView: PaidForBuyer')
    await renderView(<Story />)
    const labels = [...document.querySelectorAll('dt')]
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.flatMap(brokenWords)).toEqual([])
  },
)
