import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as stories from '../../src/screens/search/SearchView.stories.tsx'
import { renderView } from '../screen/stage.tsx'

const { Shown, ShownFiltered } = composeStories(stories)

it('a phone shows the filters of a search without opening them', async () => {
  await page.viewport(390, 844)
  await renderView(<ShownFiltered />)
  await expect.element(page.getByText('$50 to $100 · Excellent')).toBeVisible()
})

it('a search without filters names none', async () => {
  await page.viewport(390, 844)
  await renderView(<Shown />)
  const button = page.getByRole('button', { name: /^Filters/ })
  await expect.element(button).toBeVisible()
  expect(button.element().parentElement?.innerText.trim()).toBe('Filters')
})
