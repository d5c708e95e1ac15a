import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { bookToPay, fillCard, orderRow, paid, pay } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

it('P5, O2: the receipt of a payment names the transaction, prints alone, and My Orders leads to it', async () => {
  const product = 'Closed-back studio headphones'
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'true'
    }
  })
  await page.reload()
  await bookToPay(page, product)
  await fillCard(page)
  await pay(page)
  const transaction = await paid(page)
  await page.getByRole('link', { name: 'View receipt' }).click()
  const receipt = page.getByRole('main')
  await expect(receipt).toContainText(product)
  await expect(receipt).toContainText(transaction)
  await expect(receipt).toContainText('$72')
  await expect(receipt).toContainText('Visa •••• 4242')
  await expect(receipt).toContainText('The library steps')

  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(print).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Back to My Orders' }).click()
  await orderRow(page, product)
    .getByRole('link', { name: /^Receipt/ })
    .click()
  await expect(receipt).toContainText(transaction)
})
