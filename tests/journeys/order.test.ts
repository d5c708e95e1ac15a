import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { actMessages } from '../../src/messages/order-acts.ts'
import { orderMessages } from '../../src/messages/order.ts'
import { bookToPay, fillCard, orderRow, paid, pay } from './steps.ts'
import { setupTestApp, visit } from './test-app.ts'

const market = setupTestApp()
const { states, positions } = orderMessages.en

/** Presses the button of an event, fills in the fields of its dialog, and sends it. */
async function act(
  page: Page,
  event: keyof typeof actMessages,
  fields: Record<string, string> = {},
) {
  const { button } = actMessages[event]
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: button })
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Buys the product, and opens the order as its buyer and as its seller. */
async function buy(product: string, category?: string): Promise<{ buyer: Page; seller: Page }> {
  const { page: buyer } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await bookToPay(buyer, product, category)
  await fillCard(buyer)
  await pay(buyer)
  await paid(buyer)
  await buyer.getByRole('link', { name: 'View receipt' }).click()
  await buyer.getByRole('link', { name: 'See order' }).click()
  await expect(buyer.getByRole('heading', { name: orderMessages.en.next })).toBeVisible()
  const { page: seller } = await visit(market(), '/dashboard/my-buyers', {
    as: 'seller@loppis.test',
  })
  await orderRow(seller, product)
    .getByRole('link', { name: /^See order/ })
    .click()
  await expect(seller.getByText(states.paid.seller)).toBeVisible()
  return { buyer, seller }
}

it('Order: the seller hands over, the buyer confirms, and the money goes to the seller', async () => {
  const { buyer, seller } = await buy('Rangefinder 35 mm film camera')
  await expect(buyer.getByText(positions.held)).toBeVisible()
  await act(seller, 'seller.meet')
  await expect(seller.getByText(states['handedOver.met'].seller)).toBeVisible()
  await expect(buyer.getByText(states['handedOver.met'].buyer)).toBeVisible()
  await act(buyer, 'buyer.confirm')
  await expect(buyer.getByText(states.received.buyer)).toBeVisible()
  await expect(seller.getByText(states.received.seller)).toBeVisible()
  await expect(seller.getByText(positions.releasing)).toBeVisible()
})

it('Order: the buyer reports that nothing came, and gets the money back', async () => {
  const { buyer, seller } = await buy('City bicycle, red, step-through', 'Sport & outdoors')
  await act(seller, 'seller.send', { 'Tracking number': 'SE123456' })
  await expect(buyer.getByText('Tracking number: SE123456')).toBeVisible()
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  await buyer.getByRole('radio', { name: "It didn't arrive" }).check()
  await buyer.getByLabel('Your message').fill('It never came.')
  const dialog = buyer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Report a problem' }).click()
  await expect(buyer.getByText(states.problem.buyer)).toBeVisible()
  await expect(seller.getByText('It never came.')).toBeVisible()
  await act(seller, 'seller.takeBack')
  for (const [page, side] of [
    [buyer, 'buyer'],
    [seller, 'seller'],
  ] as const) {
    await expect(page.getByText(states.refunded[side])).toBeVisible()
    await expect(page.getByText(positions.refunded).first()).toBeVisible()
  }
})
