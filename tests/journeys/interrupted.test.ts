import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import {
  bookToPay,
  fillCard,
  login,
  orderRow,
  paid,
  pay,
  seePaidInMyOrders,
} from '../product/steps.ts'

const market = setupTestApp()

const SAVE = '**/save-payment-info'

describe('interrupted flows', () => {
  it('P5: My Orders leads back to a payment whose save failed, which is recorded without the card form', async () => {
    const product = 'Compact camera with built-in flash'
    const { page } = await visit(market(), '/', {
      as: 'buyer@loppis.test',
      expected: /Failed to load resource/,
    })
    await bookToPay(page, product)
    await fillCard(page)
    await page.route(SAVE, (route) => route.abort())
    // Otherwise the server finds the charge by itself after five seconds, and My Orders says Paid.
    await market().change("update intents set asked_at = now() + interval '1 hour'")
    await pay(page)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()

    await page.goto(`${market().origin}/dashboard/my-orders`)
    await expect(orderRow(page, product).getByText('Payment not finished')).toBeVisible()
    await page.unroute(SAVE)
    await orderRow(page, product).getByRole('link', { name: 'Finish payment' }).click()
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await seePaidInMyOrders(page, product)
  })

  it('S7: after a logout in another tab the dashboard asks for a login and returns', async () => {
    const { page, context } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    // The page asks for the wishlist once the network is idle, which without a token the server refuses.
    const kept = page.waitForResponse('**/wishlist/ids')
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await kept
    const other = await context.newPage()
    // So does the home page, for what followed sellers have listed.
    const news = other.waitForResponse('**/following/new?*')
    await other.goto(market().origin)
    await news
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await login(page, 'buyer@loppis.test')
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  })
})
