import { expect } from 'playwright/test'
import { describe, it } from 'vitest'
import { orderRow as row, seeToast } from '../journeys/steps.ts'
import type { ForeignMarket } from './foreign-market.ts'
import { visitForeign } from './visitor.ts'

const seller = 'siv@foreign.test'

/** A seller at the foreign server, after the buyer was there. */
export function testSeller(market: () => ForeignMarket): void {
  describe('a seller on a server that is not ours', () => {
    it('L5, L7, L8: sees, advertises and deletes what was listed, where both are answered with nothing', async () => {
      const { page, leave } = await visitForeign(market(), seller)
      await page.goto(`${market().origin}/dashboard/my-products`)
      await expect(row(page, 'Tandem')).toContainText('$95.50')
      await page.getByRole('button', { name: 'Advertise Tandem' }).click()
      await seeToast(page, 'Your product is now being advertised.')
      await expect(row(page, 'Tandem')).toContainText('Running')
      expect(market().products.find({ productName: 'Tandem', isAdvertised: true })).toHaveLength(1)

      await page.getByRole('button', { name: 'Delete Folding camera' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await seeToast(page, 'Your product has been removed')
      await expect(row(page, 'Folding camera')).toHaveCount(0)
      expect(market().products.find({ productName: 'Folding camera' })).toEqual([])
      await leave()
    })

    it('L9, L10: with the buyer alone among the bookers, nobody is named', async () => {
      const { page, leave } = await visitForeign(market(), seller)
      await page.goto(`${market().origin}/dashboard/my-buyers`)
      await expect(row(page, 'Racing bicycle')).toContainText('$180')
      await expect(row(page, 'Racing bicycle')).toContainText('Not known')
      await leave()
    })

    it('L9, L10: the first booker who is not the buyer, a price in the product and null for names', async () => {
      const [sold] = market().bookings.find({ isPaid: true })
      market().bookings.insert({
        ...sold,
        _id: 7,
        productName: 'Unicycle',
        price: undefined,
        askingPrice: '60',
        bookers: [
          { bookerEmail: 'bo@foreign.test', bookerName: 'Bo Buyer' },
          { bookerEmail: 'nora@foreign.test', bookerName: null },
        ],
      })
      const { page, leave } = await visitForeign(market(), seller)
      await page.goto(`${market().origin}/dashboard/my-buyers`)
      await expect(row(page, 'Unicycle')).toContainText('$60')
      await expect(row(page, 'Unicycle')).toContainText('nora@foreign.test')
      await leave()
    })
  })
}
