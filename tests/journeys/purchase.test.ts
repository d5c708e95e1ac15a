import { describe, it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'
import {
  book,
  cardField,
  fillCard,
  login,
  openCategory,
  openPayment,
  paid,
  pay,
  productCard,
  seePaidInMyOrders,
  seeToast,
} from './steps.ts'

const market = setupTestApp()

describe('a purchase', () => {
  it('B3, S1, B8, P5, O2: a guest logs in, returns to the same product, books it and pays with 4242', async () => {
    const camera = 'Rangefinder 35 mm film camera'
    const { page, context, complaints } = await visit(market())
    await openCategory(page, 'Cameras & sound')
    await productCard(page, camera).getByRole('button', { name: 'Buy now' }).click()
    await seeToast(page, 'Please Login first.')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await login(page, 'buyer@loppis.test')

    await expect(page.getByRole('heading', { name: 'Cameras & sound', level: 1 })).toBeVisible()
    const buyNow = productCard(page, camera).getByRole('button', { name: 'Buy now' })
    await expect(buyNow).toBeFocused()
    await expect(buyNow).toBeInViewport()

    await book(page, camera)
    await openPayment(page, camera)
    await fillCard(page)
    await pay(page)
    const transactionId = await paid(page)
    expect(await market().chargesFor(transactionId)).toBe(1)
    await seePaidInMyOrders(page, camera)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('S3, S4: a new user who signs in with Google can buy as a buyer', async () => {
    const product = 'Compact camera with built-in flash'
    const { page, context, complaints } = await visit(market(), '/login')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    const chooser = await opening
    await chooser.getByRole('button', { name: /Maya Lindqvist/ }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

    await openCategory(page, 'Cameras & sound')
    await book(page, product)
    await openPayment(page, product)
    await fillCard(page)
    await pay(page)
    await paid(page)
    await seePaidInMyOrders(page, product)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('P6: a declined card shows its message and charges nothing; then 4242 pays', async () => {
    const product = 'Table radio with telescopic aerial'
    const { page, context, complaints } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await openCategory(page, 'Cameras & sound')
    await book(page, product)
    await openPayment(page, product)
    await fillCard(page, '4000 0000 0000 0002')
    await pay(page)
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await expect(page.getByText('You were not charged.')).toBeVisible()

    await fillCard(page)
    await pay(page)
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await seePaidInMyOrders(page, product)
    expect(complaints.filter((complaint) => !complaint.includes('402'))).toEqual([])
    await context.close()
  })

  it('P1: the card fields follow the color scheme of the page, also with reduced motion', async () => {
    const { page, context } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await openPayment(page, 'Tennis racquet with a tube of balls')
    const ink = () =>
      cardField(page, 'card number').evaluate((input) => getComputedStyle(input).color)
    // A field has its own default text color until the page has passed it the color of the theme.
    await expect.poll(ink).not.toBe('rgb(26, 26, 26)')
    const byDay = await ink()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ink).not.toBe(byDay)
    await context.close()
  })

  it('3-D Secure: a closed or failed challenge charges nothing, an approved one charges once', async () => {
    const product = 'Closed-back studio headphones'
    const { page, context } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await openCategory(page, 'Cameras & sound')
    await book(page, product)
    await openPayment(page, product)
    const bank = page.frameLocator('iframe[title*="3-D Secure"], iframe[title*="bank" i]')

    await fillCard(page, '4000 0025 0000 3155')
    await pay(page)
    await expect(page.getByText('Your bank asks you to confirm this payment.')).toBeVisible()
    await bank.getByRole('button', { name: /close/i }).click()
    await expect(page.getByText("You closed your bank's window.")).toBeVisible()
    await expect(page.getByText('You were not charged.')).toBeVisible()

    await pay(page)
    await bank.getByRole('button', { name: /fail/i }).click()
    await expect(page.getByText("Your bank couldn't verify you.")).toBeVisible()

    await pay(page)
    await bank.getByRole('button', { name: /approve/i }).click()
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await seePaidInMyOrders(page, product)
    await context.close()
  })
})
