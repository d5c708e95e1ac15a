import type { Page } from 'playwright'
import { expect as expectNow, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { bookToPay, fillCard, paid, pay } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()
const product = 'Rangefinder 35 mm film camera'

/** Confirms in the name of the buyer that the item of the latest order was received. */
async function confirmReceived(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const [order] = await (await page.request.get(`${market().origin}/orders`, { headers })).json()
  const answer = await page.request.post(`${market().origin}/orders/${order._id}/events`, {
    headers,
    data: { event: 'buyer.confirm' },
  })
  expectNow(answer.status()).toBe(200)
}

/** Returns Money's tile on the dashboard; the side menu has a link of the same name. */
const moneyTile = (page: Page) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { name: 'Money' }) })

/** Reads the amounts of Money's tile: held, on its way, sent. */
async function sumsOn(page: Page): Promise<number[]> {
  const link = moneyTile(page)
  await expect(link).toContainText(/held, .* on its way, .* sent to you/)
  return [...(await link.innerText()).matchAll(/\$([\d,.]+\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  )
}

it('a seller sees the payment held, sets up the payout account, and is sent the money', async () => {
  const { page: seller } = await visit(market(), '/dashboard', { as: 'seller@loppis.test' })
  const [held = Number.NaN, ...others] = await sumsOn(seller)
  const { page: buyer } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await bookToPay(buyer, product)
  await expect(buyer.getByText(/We hold the money until you have received the item/)).toBeVisible()
  await fillCard(buyer)
  await pay(buyer)
  await paid(buyer)

  await seller.reload()
  expectNow(await sumsOn(seller)).toEqual([held + 145, ...others])
  await moneyTile(seller).click()
  const sale = seller.getByRole('listitem').filter({ hasText: product })
  await expect(sale).toContainText('Loppis holds the money until the buyer has the item.')

  await confirmReceived(buyer)
  await seller.goto(`${market().origin}/dashboard`)
  await expect(seller.getByText('Money is waiting for your payout account.')).toBeVisible()
  await seller.getByRole('link', { name: 'Set up your payout account' }).click()
  await expect(sale).toContainText('The money waits for your payout account.')
  await seller.getByRole('button', { name: 'Set up your payout account' }).click()
  await seller.getByLabel('I accept the test agreement').check()
  await seller.getByRole('button', { name: 'Confirm' }).click()

  await seller.waitForURL('**/dashboard/money')
  await expect(seller.getByText('Active', { exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      await seller.reload()
      await expect(sale).toBeVisible()
      return sale.innerText()
    })
    .toContain('The money has been sent to you.')
})
