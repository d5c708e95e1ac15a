import { it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { orderMessages } from '../../src/messages/order.ts'
import { act, buy } from './order-steps.ts'
import { setupTestApp } from './test-app.ts'

const market = setupTestApp()
const { states, positions } = orderMessages.en

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
