import { describe, it } from 'vitest'
import { orderRow as row, rowGone, seeToast } from '../product/steps.ts'
import { halves } from '../standins/pictures.ts'
import { expect } from '../browser/patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'
import { answering, badGateway, nothing } from './foreign-server.ts'
import { PICTURES } from './origins.ts'
import { answered, visitForeign } from './visitor.ts'

const seller = 'siv@foreign.test'

/** Tests a seller at the foreign server, after testBuyer. */
export function testSeller(market: () => ForeignMarket): void {
  describe('a seller on a third-party server', () => {
    it('L3, L4: lists a product, and the form keeps its values while the server fails', async () => {
      const { page, leave } = await visitForeign(market(), '/dashboard/add-product', {
        as: seller,
        expected: /status of 502/,
      })
      const picture = await halves(640, 480).png().toBuffer()
      // A picture is uploaded when it is chosen, and a submit tries it again.
      market().trouble('POST /upload', badGateway)
      await answered(page, '/upload', () =>
        page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'kick.png', mimeType: 'image/png', buffer: picture }),
      )
      await expect(page.getByText("This picture isn't uploaded.")).toBeVisible()
      market().endTroubles()
      await page.getByLabel('Product name').fill('Kick scooter')
      await page.getByLabel('Asking price').fill('45.50')
      await page.getByLabel('Retail price').fill('120')
      await page.getByRole('radio', { name: /Fair/ }).check()
      await page.getByLabel('Category').selectOption('Cameras')
      await page.getByLabel('Purchase year').fill('2022')
      await page.getByLabel('Contact number').fill('+1 206 555 0177')
      await page.getByLabel('Location').fill('Lund')
      const add = page.getByRole('button', { name: 'Add product' })
      for (const [path, trouble] of [
        ['/upload', nothing],
        ['/upload', badGateway],
        ['/upload', answering({ success: true, data: {} })],
        ['/add-product', nothing],
        ['/add-product', badGateway],
        ['/add-product', answering({ acknowledged: true })],
      ] as const) {
        market().trouble(`POST ${path}`, trouble)
        await answered(page, path, () => add.click())
        await expect(add).toBeEnabled()
        market().endTroubles()
        await expect(
          page.getByText('Sorry! Something unexpected happened. Please try again.').first(),
        ).toBeVisible()
        await expect(page.getByLabel('Product name')).toHaveValue('Kick scooter')
        await expect(page.getByLabel('Asking price')).toHaveValue('45.50')
        await expect(page.getByLabel('Category')).toHaveValue('2')
        await expect(page.getByRole('radio', { name: /Fair/ })).toBeChecked()
      }
      await add.click()
      await seeToast(page, 'Your product was added successfully')
      await expect(row(page, 'Kick scooter')).toContainText('$45.50')
      expect(market().products.find({ productName: 'Kick scooter' })).toMatchObject([
        {
          image: `${PICTURES}/pictures/Xy.png`,
          askingPrice: 45.5,
          categoryId: '2',
          sellerEmail: seller,
        },
      ])
      await leave()
    })

    it('L5, L7, L8: sees, advertises and deletes a product; the last two responses are empty', async () => {
      const { page, leave } = await visitForeign(market(), '/dashboard/my-products', { as: seller })
      await expect(row(page, 'Tandem')).toContainText('$95.50')
      await page.getByRole('button', { name: 'Advertise Tandem' }).click()
      await seeToast(page, 'Your product is now being advertised.')
      await expect(row(page, 'Tandem')).toContainText('Running')
      expect(market().products.find({ productName: 'Tandem', isAdvertised: true })).toHaveLength(1)

      await page.getByRole('button', { name: 'Delete Folding camera' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await seeToast(page, 'Your product has been removed')
      await rowGone(page, 'Folding camera')
      expect(market().products.find({ productName: 'Folding camera' })).toEqual([])
      await leave()
    })

    it('L9, L10: sees the only booker as the buyer, though boughtBy is the same', async () => {
      const { page, leave } = await visitForeign(market(), '/dashboard/my-buyers', { as: seller })
      await expect(row(page, 'Racing bicycle')).toContainText('$180')
      await expect(row(page, 'Racing bicycle')).toContainText('bo@foreign.test')
      await leave()
    })

    it('L9, L10: sees the first booker other than boughtBy, and the asking price if there is no price', async () => {
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
      const { page, leave } = await visitForeign(market(), '/dashboard/my-buyers', { as: seller })
      await expect(row(page, 'Unicycle')).toContainText('$60')
      await expect(row(page, 'Unicycle')).toContainText('nora@foreign.test')
      await leave()
    })
  })
}
