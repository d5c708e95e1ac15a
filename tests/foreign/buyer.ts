import { describe, it } from 'vitest'
import {
  book,
  fillCard,
  login,
  openCategory,
  openPayment,
  orderRow,
  paid,
  pay,
  productCard,
  rowGone,
  seePaidInMyOrders,
  seeToast,
} from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import type { ForeignMarket } from './foreign-market.ts'
import { visitForeign } from './visitor.ts'

const buyer = 'bo@foreign.test'
/** Tests a buyer at the foreign server. Products bought here appear among the sales in testSeller. */
export function testBuyer(market: () => ForeignMarket): void {
  describe('a buyer on a third-party server', () => {
    it('R1, R3, R4, R5, C4: browses products, categories and the blog as a guest', async () => {
      const { page, leave } = await visitForeign(market(), '/')
      await expect(page.getByRole('link', { name: /Racing bicycle/ })).toBeVisible()
      await page.getByRole('link', { name: 'See All' }).click()
      await expect(productCard(page, 'Racing bicycle')).toContainText('siv@foreign.test')
      await openCategory(page, 'Bicycles')
      await expect(page.getByRole('article')).toHaveCount(4)
      await expect(productCard(page, 'Tandem')).toContainText('$95.50')
      await expect(productCard(page, 'Cargo bicycle')).toContainText('$180')
      await openCategory(page, 'Empty shelf')
      await expect(page.getByText('Sorry, no products were found in this category.')).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByText('Why?')).toBeVisible()
      await leave()
    })

    it('B8, P5, O2: books, pays and sees the order as paid', async () => {
      const { page, leave } = await visitForeign(market(), '/', { as: buyer })
      await openCategory(page, 'Bicycles')
      await book(page, 'Racing bicycle')
      await expect(orderRow(page, 'Racing bicycle')).toContainText('$180')
      await openPayment(page, 'Racing bicycle')
      await expect(page.getByText("We don't hold the payment until you meet.")).toBeVisible()
      await fillCard(page)
      await pay(page)
      const transactionId = await paid(page)
      expect(market().payments.documents).toMatchObject([
        { transactionId, email: buyer, price: 180, productName: 'Racing bicycle' },
      ])
      await seePaidInMyOrders(page, 'Racing bicycle')
      await leave()
    })

    it('B7, O3: books a product whose seller is gone, and deletes the booking', async () => {
      const { page, leave } = await visitForeign(market(), '/', { as: buyer })
      await openCategory(page, 'Bicycles')
      await book(page, 'City bicycle')
      await expect(orderRow(page, 'City bicycle')).toContainText('5550100')
      await page.getByRole('button', { name: 'Delete City bicycle' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await seeToast(page, 'Your booking has been removed')
      await rowGone(page, 'City bicycle')
      await leave()
    })

    it('S4, S5: finishes an interrupted registration', async () => {
      const { page, leave } = await visitForeign(market(), '/login', { expected: /status of 403/ })
      await login(page, 'cut@foreign.test')
      await expect(page.getByText('Finish your registration')).toBeVisible()
      await page.getByRole('radio', { name: /Buyer/ }).check()
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      expect(market().users.find({ email: 'cut@foreign.test', role: 'buyer' })).toHaveLength(1)
      await leave()
    })

    it('B9: reports a product', async () => {
      const { page, leave } = await visitForeign(market(), '/', { as: buyer })
      await openCategory(page, 'Bicycles')
      await page.getByRole('button', { name: 'Report Tandem' }).click()
      await page.getByRole('radio', { name: 'Wrong category' }).check()
      await page.getByRole('button', { name: 'Send report' }).click()
      await seeToast(page, 'The item has been reported.')
      expect(market().reports.documents).toHaveLength(1)
      // This server cannot take the report back, so nothing is offered.
      await expect(page.getByRole('button', { name: 'Reported Tandem' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await leave()
    })

    it('P1: sees an error for an unknown booking', async () => {
      const { page, leave } = await visitForeign(market(), '/dashboard/payment/nothing', {
        as: buyer,
      })
      await expect(page.getByText("We couldn't find this booking.")).toBeVisible()
      await leave()
    })
  })
}
