import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { statesOf } from '../../src/screens/collection/collection-story-fixtures.ts'
import * as products from '../../src/screens/myProducts/MyProductsView.stories.tsx'
import { listedWithStates } from '../../src/screens/seller-story-fixtures.ts'
import { seller } from '../../src/screens/story-fixtures.ts'
import { brokenWords } from '../words/broken-words.ts'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

const { WithListings } = composeStories(products)

it('in the narrowest table of My Products, the name of a town is in one piece', async () => {
  await page.viewport(1024 + 64, 900)
  const items = listedWithStates.map((item) => ({ ...item, location: 'Maplewood, NJ' }))
  const { browsing } = statesOf(sellerProductsMachine, items, seller.email)
  await renderView(<WithListings state={browsing} />)
  await expect.element(page.getByText('Maplewood, NJ').first()).toBeVisible()
  expect(brokenWords('td')).not.toContain('Maplewood,')
})

it.each(['en', 'sv'])(
  'on a phone, each label of a list of facts has its words in one piece: %s',
  async (language) => {
    await page.viewport(390, 844)
    const Story = storyNamed('OrderView: PaidForBuyer', { theme: 'light', language })
    await renderView(<Story />)
    expect(document.querySelector('dt')).not.toBeNull()
    expect(brokenWords('dt')).toEqual([])
  },
)
