import { describe, it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'
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
  seePaidInMyOrders,
} from './steps.ts'

const market = setupTestApp()

const SAVE = '**/save-payment-info'

/** Returns a signed-in buyer at the card form of a product just booked. */
async function atTheCardForm(product: string) {
  const visitor = await visit(market(), '/', { as: 'buyer@loppis.test' })
  const { page } = visitor
  await openCategory(page, 'Cameras & sound')
  await book(page, product)
  await openPayment(page, product)
  await fillCard(page)
  return visitor
}

describe('interrupted flows', () => {
  it('P5: My Orders leads back to a payment whose save failed, which is recorded without the card form', async () => {
    const product = 'Compact camera with built-in flash'
    const { page, context } = await atTheCardForm(product)
    await page.route(SAVE, (route) => route.abort())
    await pay(page)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()

    await page.goto(`${market().origin}/dashboard/my-orders`)
    await expect(orderRow(page, product).getByText('Payment not finished')).toBeVisible()
    await page.unroute(SAVE)
    await orderRow(page, product).getByRole('link', { name: 'Finish payment' }).click()
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await seePaidInMyOrders(page, product)
    await context.close()
  })

  it('S6, C3: a token that is rejected during a payment is renewed without a login', async () => {
    const product = 'Closed-back studio headphones'
    const { page, context } = await atTheCardForm(product)
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
    await pay(page)
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await context.close()
  })

  it('S7: after a logout in another tab the dashboard asks for a login and returns', async () => {
    const { page, context } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(market().origin)
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await login(page, 'buyer@loppis.test')
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await context.close()
  })

  it('B5: a seller sees Book Now with a disabled Submit button and its reason', async () => {
    const { page, context } = await visit(market(), '/', { as: 'seller@loppis.test' })
    await openCategory(page, 'Instruments')
    await productCard(page, 'Student trumpet with mouthpiece')
      .getByRole('button', { name: 'Buy now' })
      .click()
    const submit = page.getByRole('button', { name: 'Book for free' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await submit.hover()
    await expect(page.getByText('Please Login as a buyer.')).toBeVisible()
    await context.close()
  })

  it('N5: an unknown URL shows the error screen with Log Out and Go Home', async () => {
    const { page, context } = await visit(market(), '/no/such/place')
    await expect(page.getByText('Oops!!! An error has occurred.')).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('second time around')
    await context.close()
  })
})
