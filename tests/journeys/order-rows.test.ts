import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { act, buy } from './order-steps.ts'
import { orderRow } from '../product/steps.ts'
import { setupTestApp } from '../product/test-app.ts'

const market = setupTestApp()

it('Order: My Orders and My Buyers say that a paid order was canceled, and where the money is', async () => {
  const product = 'Rangefinder 35 mm film camera'
  const { buyer, seller } = await buy(market(), product)
  await seller.goto(`${market().origin}/dashboard/my-buyers`)
  await expect(orderRow(seller, product).getByText(/^Hand it over by /)).toBeVisible()
  await seller.goBack()
  await act(seller, 'seller.cancel', { 'Your message': 'I have lost it.' })
  await expect(
    seller.getByText("The money was sent back to the buyer's card.").first(),
  ).toBeVisible()
  await seller.goto(`${market().origin}/dashboard/my-buyers`)
  await expect(orderRow(seller, product).getByText('Canceled')).toBeVisible()
  await expect(orderRow(seller, product).getByText('$145 went back to the buyer.')).toBeVisible()
  await buyer.goto(`${market().origin}/dashboard/my-orders`)
  await expect(orderRow(buyer, product).getByText('Canceled')).toBeVisible()
  await expect(orderRow(buyer, product).getByText('$145 was sent back to your card.')).toBeVisible()
  await expect(orderRow(buyer, product).getByText('Paid', { exact: true })).toHaveCount(0)
})
