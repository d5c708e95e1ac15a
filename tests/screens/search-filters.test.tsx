import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as stories from '../../src/screens/search/SearchView.stories.tsx'
import { destinationOf, pathOf } from '../../src/screens/paths.ts'
import { renderView } from '../screen/stage.tsx'

const { Shown, ShownFiltered, ShownWithAttributes } = composeStories(stories)

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

it('a category has filters by its attributes, with counts, which lead to the search with them', async () => {
  await page.viewport(1280, 900)
  await renderView(<ShownWithAttributes />)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const hrefOf = (name: string) => link(name).element().getAttribute('href')
  await expect.element(link('Black 2')).toHaveAttribute('aria-current', 'page')
  const before = '/search?q=shoes&category=category-1'
  expect(hrefOf('Red 3')).toBe(`${before}&a.colour=red`)
  expect(hrefOf('4 cm 12')).toBe(`${before}&a.colour=black&a.heel=4`)
  expect(hrefOf('Any colour')).toBe(before)
  expect(hrefOf('All categories')).toBe('/search?q=shoes')
})

it('a phone shows the chosen attributes in words', async () => {
  await page.viewport(390, 844)
  await renderView(<ShownWithAttributes />)
  await expect.element(page.getByText(/ · Black$/)).toBeVisible()
})

it('the address of a search has its attributes, in any order', () => {
  const here = destinationOf('/search?a.size=42&q=shoes&a.colour=red&a.=x&a.brand=')
  expect(here).toEqual({ screen: 'search', words: 'shoes', attributes: 'colour=red&size=42' })
  expect(here && pathOf(here)).toBe('/search?q=shoes&a.colour=red&a.size=42')
})
