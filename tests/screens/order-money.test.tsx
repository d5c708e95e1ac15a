import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paidOrder, receivedOrder } from '../../src/screens/order/order-story-fixtures.ts'
import { MoneyOfOrders } from '../../src/screens/payouts/MoneyOfOrders.tsx'
import { render } from '../screen/render.tsx'
import { show, side } from '../flows/order/shown-order.tsx'

it.each([
  ['seller', 'The money waits for your payout account.'],
  ['buyer', "The money waits for the seller's payout account."],
] as const)('tells the %s whose payout account the money waits for', async (role, words) => {
  await show({ ...receivedOrder, role })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  const links = page.getByRole('link', { name: 'Go to your payout account' })
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
    role === 'seller' ? ['/dashboard/money'] : [],
  )
})

it.each(['provider', 'admin', 'payoutAccount'])(
  'says the same of money that waits (%s) as Money does',
  async (waitsFor) => {
    const order = { ...receivedOrder, money: { ...receivedOrder.money, waitsFor } }
    await render(<MoneyOfOrders orders={[{ ...order, role: 'seller' }]} />)
    const [words = ''] = page
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p')?.textContent ?? '')
    expect(words).not.toBe('')
    await show(order)
    await expect.element(side('The money').getByText(words, { exact: true })).toBeVisible()
  },
)

it.each([
  ['problem', 'Loppis holds the money until this is settled.'],
  ['partOffered', 'Loppis holds the money until this is settled.'],
  ['underReview', 'Loppis holds the money until this is settled.'],
  ['returning', 'Loppis holds the money until you have the item back.'],
  ['returnMet', 'Loppis holds the money until you have the item back.'],
  ['returnSent', 'Loppis holds the money until you have the item back.'],
])(
  'says until when the money of an order is held whose item the buyer has (%s)',
  async (state, words) => {
    const order = { ...paidOrder, state }
    await render(<MoneyOfOrders orders={[order]} />)
    await expect.element(page.getByRole('listitem').getByText(words, { exact: true })).toBeVisible()
    await show(order)
    await expect.element(side('The money').getByText(words, { exact: true })).toBeVisible()
  },
)

it('tells the buyer who gives the item back that the money is held until the seller has it', async () => {
  await show({ ...paidOrder, role: 'buyer', state: 'returning' })
  const words = 'Loppis holds the money until the seller has the item back.'
  await expect.element(side('The money').getByText(words, { exact: true })).toBeVisible()
})

const failedPayout = (reason?: string) => {
  const [from, to] = ['releasing', 'refunding'].map((position) => ({ state: 'refunded', position }))
  const entry = { seq: 2, at: paidOrder.paidAt, actor: 'provider', event: 'provider.failed' }
  const failed = { ...entry, from: from ?? null, to: { state: '', position: '', ...to }, reason }
  return { ...paidOrder, timeline: [...paidOrder.timeline, failed] }
}

it('does not blame the bank for a payout that waited for the account until the money went back', async () => {
  await show(failedPayout('noPayoutAccount'))
  await expect.element(page.getByText('The payment was not made.')).toBeVisible()
  const words = 'There was no payout account to send the money to.'
  await expect.element(page.getByText(words)).toBeVisible()
})

it('does not promise to try again where the money goes another way', async () => {
  await show(failedPayout())
  await expect.element(page.getByText('The payment was not made.')).toBeVisible()
  expect(page.getByText(/try again/).elements()).toEqual([])
})
