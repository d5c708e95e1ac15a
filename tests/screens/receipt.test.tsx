import { composeStories } from '@storybook/react-vite'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as orderStories from '../../src/screens/order/OrderView.stories.tsx'
import * as stories from '../../src/screens/receipt/ReceiptView.stories.tsx'
import { renderView } from '../screen/stage.tsx'

const { Paid, PaidOnAPlainServer, PartlyRefunded, Unpaid, Unknown } = composeStories(stories)
const text = () => document.body.innerText.replaceAll(/\s+/g, ' ')

it('O2: a receipt says what was bought, by whom, from whom, when, how and for how much', async () => {
  await renderView(<Paid />)
  await expect.element(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  expect(text()).toContain('Pocket film camera')
  expect(text()).toContain('Buyer Bea Berg, buyer@loppis.test')
  expect(text()).toContain('Seller Sam Sand, seller@loppis.test')
  expect(text()).toContain('Meet at Ballard farmers market')
  expect(text()).toMatch(/Paid May 2, 2031/)
  expect(text()).toContain('Paid by Visa •••• 4242 Total $85 Booking booking-1 Transaction pi_')
})

it('O2: without the extension fields, a receipt leaves out time, transaction and meeting place', async () => {
  await renderView(<PaidOnAPlainServer />)
  expect(text()).toContain('Paid by Card Total $85')
  expect(text()).not.toMatch(/Meet at|Transaction|undefined|Invalid/)
})

it('O2: a receipt says what was refunded, and what is left', async () => {
  await renderView(<PartlyRefunded />)
  expect(text()).toContain('Total $85 Sent back to your card −$20.50 Total after the refund $64.50')
})

it.each([
  ['unpaid', Unpaid, "You haven't paid for this booking, so there is no receipt."],
  ['unknown', Unknown, 'We found no booking of yours for this receipt.'],
])('O2: an %s booking has no receipt, and the page leads to My Orders', async (_, Story, words) => {
  await renderView(<Story />)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to My Orders' }))
    .toHaveAttribute('href', '/dashboard/my-orders')
  expect(page.getByRole('button', { name: /Print/ }).elements()).toEqual([])
})

it('O2: the button asks to print', async () => {
  const onPrint = vi.fn<() => void>()
  await renderView(<Paid onPrint={onPrint} />)
  await userEvent.click(page.getByRole('button', { name: 'Print or save as PDF' }))
  expect(onPrint).toHaveBeenCalledOnce()
})

it.each([
  ['its buyer to the receipt', 'HandedOver', ['/dashboard/receipt/booking-1']],
  ['its seller, who has no receipt, to none', 'PaidForSeller', []],
] as const)('an order leads %s', async (_, name, addresses) => {
  const Story = composeStories(orderStories)[name]
  await renderView(<Story />)
  await expect.element(page.getByRole('heading', { name: 'The item' })).toBeVisible()
  const links = page.getByRole('link', { name: 'View receipt' }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})
