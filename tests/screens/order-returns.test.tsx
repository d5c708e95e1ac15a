import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paidOrder } from '../../src/screens/order/order-story-fixtures.ts'
import { primaryEvent } from '../../src/screens/order/primary-event.ts'
import {
  givenBackOrder,
  returningOrder,
  returningOrderOfBuyer,
} from '../../src/screens/order/return-story-fixtures.ts'
import { show } from '../flows/order/shown-order.tsx'

const buttonNames = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

it('lets the buyer say that an item was given back in person, or was sent', async () => {
  await show(returningOrderOfBuyer)
  await expect.element(page.getByText(/^Give the item back .* in person or by post/)).toBeVisible()
  expect(buttonNames()).toEqual(['I gave it back', 'I sent it back'])
})

it('lets the seller confirm a return that the buyer has not mentioned, and urges nobody', async () => {
  await show(returningOrder)
  expect(primaryEvent(returningOrder)).toBeUndefined()
  expect(primaryEvent(givenBackOrder)).toBe('seller.confirmReturn')
  await expect.element(page.getByRole('button', { name: 'I have it back' })).toBeVisible()
})

it('tells the seller that the buyer gave the item back in person', async () => {
  await show(givenBackOrder)
  await expect.element(page.getByText(/^The buyer says that you have met\./)).toBeVisible()
  await expect.element(page.getByText('The buyer gave the item back in person.')).toBeVisible()
})

it.each([
  [0, 'seller', 'you are paid.'],
  [85, 'seller', 'you keep the money.'],
  [85, 'buyer', 'the seller keeps the money.'],
] as const)(
  'says what a return that never comes means with $%d at the seller: to the %s, %s',
  async (released, role, words) => {
    await show({
      ...paidOrder,
      role,
      state: 'returning',
      can: [],
      money: { ...paidOrder.money, held: 85 - released, released },
      deadline: { at: '2031-05-09T10:00:00.000Z', event: 'deadline.claimLapsed' },
    })
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  },
)
