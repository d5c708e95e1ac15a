import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { orderMessages } from '../../src/messages/order.ts'
import { act, buy } from './order-steps.ts'
import { orderRow } from './steps.ts'
import { setupTestApp, visit } from './test-app.ts'

const market = setupTestApp()
const { states, positions } = orderMessages.en

/** Reports a problem of this kind as the buyer. */
async function report(buyer: Page, kind: string, words: string) {
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  await buyer.getByRole('radio', { name: kind }).check()
  await buyer.getByLabel('Your message').fill(words)
  await buyer.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).click()
  await expect(buyer.getByText(states.problem.buyer)).toBeVisible()
}

it('Order: the seller hands over, the buyer confirms, and the money goes to the seller', async () => {
  const { buyer, seller } = await buy(market(), 'Rangefinder 35 mm film camera')
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
  const { buyer, seller } = await buy(
    market(),
    'City bicycle, red, step-through',
    'Sport & outdoors',
  )
  await act(seller, 'seller.send', { 'Tracking number': 'SE123456' })
  await expect(buyer.getByText('Tracking number: SE123456')).toBeVisible()
  await report(buyer, "It didn't arrive", 'It never came.')
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

it('Order: the two disagree, an admin finds the order and splits the money, and both see it', async () => {
  const product = 'Wooden kitchen chair, dark stain'
  const { buyer, seller } = await buy(market(), product, 'Furniture & home')
  await act(seller, 'seller.meet')
  await report(buyer, 'It is damaged', 'The back is loose.')
  await expect(seller.getByText('The back is loose.')).toBeVisible()
  await act(seller, 'seller.contest', { 'Your message': 'It was fine at my place.' })

  const { page: admin } = await visit(market(), '/dashboard', { as: 'admin@loppis.test' })
  await admin.getByRole('link', { name: '1 to decide' }).click()
  await expect(orderRow(admin, product)).toContainText('The back is loose.')
  await admin.getByRole('link', { name: `Decide ${product}` }).click()
  const side = (name: string) => admin.getByRole('region', { name, exact: true })
  await expect(side('Buyer')).toContainText('The back is loose.')
  await expect(side('Seller')).toContainText('It was fine at my place.')
  await act(admin, 'admin.split', {
    'Amount back to the buyer': '20',
    'Your message': 'The back can be glued.',
  })
  await expect(admin.getByText(states.completed.admin)).toBeVisible()
  for (const [page, role] of [
    [buyer, 'buyer'],
    [seller, 'seller'],
  ] as const) {
    await expect(page.getByText(states.completed[role])).toBeVisible()
    await expect(page.getByText('The back can be glued.')).toBeVisible()
  }
})
