import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { login, loginAt, openCategory, productCard, seeToast } from '../product/steps.ts'

const market = setupTestApp()

const MY_PRODUCTS = '/dashboard/my-products'

describe('roles', () => {
  it('S1, S2, R8: one click signs in with any demo account and returns to the requested page', async () => {
    const { page } = await visit(market(), '/register')
    for (const [whom, own] of [
      ['As a buyer', 'My Orders'],
      ['As a seller', 'Add a Product'],
      ['As an unverified seller', 'My Buyers'],
      ['As an admin', 'Reported Items'],
    ] as const) {
      await page.goto(`${market().origin}/register?from=%2Fdashboard`)
      await page.getByRole('link', { name: 'Use a demo account' }).click()
      await page.getByRole('button', { name: whom, exact: true }).click()
      await expect(page).toHaveURL(`${market().origin}/dashboard`)
      await expect(page.getByRole('main').getByRole('link', { name: own }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    }
  })

  it('R9: a buyer on a seller page sees the required role, signs in as a seller and can go back', async () => {
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await page.goto(`${market().origin}/dashboard`)
    await page.goto(market().origin + MY_PRODUCTS)
    await expect(page.getByText('This page is for sellers.')).toBeVisible()
    await expect(page.getByText("You're signed in as buyer@loppis.test, a buyer.")).toBeVisible()
    await page.reload()
    await expect(page.getByText('This page is for sellers.')).toBeVisible()

    await page.getByRole('button', { name: 'Switch account' }).click()
    await login(page, 'buyer@loppis.test')
    await expect(page.getByText("You're signed in as buyer@loppis.test, a buyer.")).toBeVisible()

    await page.getByRole('button', { name: 'Switch account' }).click()
    await login(page, 'seller@loppis.test')
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
    await expect(page).toHaveURL(market().origin + MY_PRODUCTS)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/dashboard`)
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
  })

  it('R9: going back from the login page returns to the previous page without a redirect loop', async () => {
    const { page } = await visit(market(), '/blog')
    await page.goto(market().origin + MY_PRODUCTS)
    await expect(page.getByText('This page is for sellers.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${market().origin}/blog`)
  })

  it('B9, B3: a guest who reports logs in, returns to the product and reports it to the admin', async () => {
    const product = 'Student trumpet with mouthpiece'
    const { page } = await visit(market())
    await openCategory(page, 'Instruments')
    await productCard(page, product).getByRole('button', { name: 'Report' }).click()
    await seeToast(page, 'Please Login first.')
    await login(page, 'seller@loppis.test')
    const card = productCard(page, product)
    await expect(card.getByText('Your selection')).toBeInViewport()
    await expect(page.getByText('Please Login first.')).toHaveCount(0)

    await card.getByRole('button', { name: 'Report' }).click()
    await page.getByRole('radio', { name: 'Wrong category' }).check()
    await page.getByLabel('Tell us more').fill('It is a cornet.')
    await page.getByRole('button', { name: 'Send report' }).click()
    await seeToast(page, 'The item has been reported.')
    const reported = card.getByRole('button', { name: `Reported ${product}` })
    await expect(reported).toBeVisible()
    await page.reload()
    await expect(reported).toBeVisible()
    await reported.click()
    await page.getByRole('button', { name: 'Keep report' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    // Leaving the page before this link appears would keep the session at the identity provider.
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await loginAt(page, market().origin, 'admin@loppis.test')
    await page.goto(`${market().origin}/dashboard/reported-items`)
    const row = page.getByRole('row').filter({ hasText: product })
    await expect(row).toContainText('Wrong category: 1')
    await row.getByRole('button', { name: /^1 comment/ }).click()
    await expect(row.getByText('It is a cornet.')).toBeVisible()
  })
})
