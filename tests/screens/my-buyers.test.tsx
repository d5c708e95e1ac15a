import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Sale } from '../../src/domain/sale.ts'
import { sales } from '../../src/screens/story-fixtures.ts'
import { buyersScreen } from './my-buyers.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderScreen } from './stage.tsx'
import { cellsOf, headers, row } from './table.places.ts'

describeScreen(buyersScreen)

async function openBuyers(sold: readonly Sale[]) {
  const { resolve } = await renderScreen(buyersScreen)
  await resolve('load', sold)
}

it('L9: has these columns, in this order', async () => {
  await openBuyers(sales)
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(headers()).toBe('Picture, Name, Price, Buyer Name, Buyer Email')
})

it('L9: an empty list shows its message and a link to My Products', async () => {
  await openBuyers([])
  await expect.element(page.getByText("Your products haven't been sold yet.")).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your products' }))
    .toHaveAttribute('href', '/dashboard/my-products')
})

it.each([
  ['Road bicycle', ['$85', 'Bea Berg', 'buyer@loppis.test']],
  ['Desk lamp', ['$40.50', 'Nils Ek', 'nils@loppis.test']],
  ['Record player', ['$120', 'Not known', 'Not known']],
])('L10: %s: %s', async (name, words) => {
  await openBuyers(sales)
  await expect.element(row(name)).toBeVisible()
  expect(cellsOf(name)).toEqual(['', name, ...words])
})
