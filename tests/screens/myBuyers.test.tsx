import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Sale } from '../../src/domain/sale.ts'
import { sales } from '../../src/screens/seller-story-fixtures.ts'
import { buyersScreen } from '../flows/collection/myBuyers.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'
import { cellsOf, headers, row } from '../flows/collection/table.places.ts'

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

it('says what the seller does next in the order, and until when', async () => {
  const deadline = { at: '2031-05-09T10:00:00.000Z', event: 'deadline.problemUnanswered' }
  const progress = { state: 'problem', position: 'held', refunded: 0, deadline }
  await openBuyers(sales.slice(0, 1).map((sale) => ({ ...sale, orderId: 'order-1', progress })))
  await expect.element(row('Road bicycle').getByText('Problem reported')).toBeVisible()
  await expect.element(row('Road bicycle').getByText('Answer by May 9.')).toBeVisible()
})

it.each([
  ['Road bicycle', ['$85', 'Bea Berg', 'buyer@loppis.test']],
  ['Desk lamp', ['$40.50', 'Nils Ek', 'nils@loppis.test']],
  ['Record player', ['$120', 'Not known', 'Not known']],
])('L10: %s: %s', async (name, words) => {
  await openBuyers(sales)
  await expect.element(row(name)).toBeVisible()
  const [picture, shown, ...others] = cellsOf(name)
  expect([picture, ...others]).toEqual(['', ...words])
  expect(shown).toContain(name)
})

it("shows where to meet a buyer, the buyer's phone number and the date of the booking", async () => {
  await openBuyers(sales)
  await expect.element(row('Road bicycle')).toBeVisible()
  expect(cellsOf('Road bicycle')[1]).toMatch(
    /Meet at\s*Ballard farmers market\s*Phone\s*\+1 555 0199\s*Booked\s*May 2, 2031/,
  )
})

const messageLink = () => page.getByRole('link', { name: 'Message Bea Berg' })

it('leads to the conversation with the buyer about the item', async () => {
  await openBuyers(sales)
  await expect
    .element(messageLink())
    .toHaveAttribute('href', '/dashboard/messages?item=product-3&buyer=bea')
})

it('leads to no conversation on a server without them', async () => {
  const [sale, ...others] = sales
  if (sale === undefined) throw new Error('The story has sales.')
  await openBuyers([
    { ...sale, buyer: { name: 'Bea Berg', email: 'buyer@loppis.test' } },
    ...others,
  ])
  await expect.element(row('Road bicycle')).toBeVisible()
  expect(messageLink().elements()).toEqual([])
})

it('shows no meeting on a server without it', async () => {
  await openBuyers(sales)
  await expect.element(row('Desk lamp')).toBeVisible()
  expect(cellsOf('Desk lamp')[1]).toBe('Desk lamp')
})
