import { describe, it } from 'vitest'
import { orderRow as row, rowGone, seeToast } from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'
import { visitForeign } from './visitor.ts'

const admin = 'ada@foreign.test'

/** Tests an admin at the foreign server. */
export function testAdmin(market: () => ForeignMarket): void {
  /** Opens the screen at `path` as the admin. */
  async function visitList(path: string, expected?: RegExp) {
    return visitForeign(market(), path, { as: admin, ...(expected && { expected }) })
  }

  describe('an admin on a third-party server', () => {
    it('A3 to A5: verifies and removes a seller without a name', async () => {
      const { page, leave } = await visitList('/dashboard/all-sellers')
      await page.getByRole('button', { name: 'Verify nora@foreign.test' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
      await seeToast(page, 'The seller has been verified successfully.')
      await expect(row(page, 'nora@foreign.test')).toContainText('Verified')

      await page.getByRole('button', { name: 'Remove nora@foreign.test' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await seeToast(page, 'The seller has been removed successfully.')
      await rowGone(page, 'nora@foreign.test')
      await leave()
    })

    it('A1, A2: removes a buyer whose name is null once the server confirms the removal', async () => {
      const { page, leave } = await visitList('/dashboard/all-buyers', /The server changed nothing/)
      const remove = async () => {
        await page.getByRole('button', { name: 'Remove nameless@foreign.test' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      }
      market().trouble('DELETE /remove-buyer', { status: 200, body: '' })
      await remove()
      await seeToast(page, 'An error occurred. Please check browser console.')
      await expect(row(page, 'nameless@foreign.test').first()).toBeVisible()
      market().endTroubles()
      await remove()
      await seeToast(page, 'The buyer has been removed successfully.')
      await rowGone(page, 'nameless@foreign.test')
      await leave()
    })

    it('A6, A7, C5: lists reported products, also deleted and invalid ones, and deletes an invalid one', async () => {
      const { insertedId } = market().products.insert({ productName: 'Broken', image: null })
      for (const reportedProductId of ['gone', insertedId, insertedId]) {
        market().reports.insert({ reportedProductId })
      }
      const { page, leave } = await visitList('/dashboard/reported-items')
      await expect(row(page, 'Tandem')).toContainText('$95.50')
      await expect(row(page, 'Deleted product')).toHaveCount(1)
      const broken = row(page, 'Unreadable product')
      await expect(broken).toContainText('Reported 2 times')
      await broken.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await seeToast(page, 'Reported product has been removed')
      await rowGone(page, 'Unreadable product')
      expect(market().products.find({ _id: insertedId })).toEqual([])
      await leave()
    })
  })
}
