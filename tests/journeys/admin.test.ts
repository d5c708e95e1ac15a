import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import {
  loginAt,
  openCategory,
  openInDashboard,
  orderRow as row,
  productCard,
  rowGone,
  seeToast,
} from '../product/steps.ts'

const market = setupTestApp()

/**
 * Clicks the button of a row, checks the question of the dialog, gives the reason that it asks for, confirms it and waits
 * for the toast.
 */
async function confirm(
  page: Page,
  button: string,
  question: string,
  toast: string,
  reason: string | null = null,
) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  const [answer = ''] = button.split(' ')
  if (reason !== null) {
    await dialog.getByRole('button', { name: answer, exact: true }).click()
    await expect(dialog).toContainText('Write a few words.')
    await dialog.getByLabel('Reason').fill(reason)
  }
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await seeToast(page, toast)
}

it('an admin, who neither sells nor buys, has reports and sellers in the bar of a phone', async () => {
  const { page } = await visit(market(), '/', { as: 'admin@loppis.test' })
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Reports', 'Sellers', 'You'])
})

describe('the admin dashboard', () => {
  it('A3, A4, B1: verifies a seller, whose products then show the badge', async () => {
    const product = 'Thirty video tapes, mostly westerns'
    const { page } = await visit(market())
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, product)).toBeVisible()
    await expect(productCard(page, product).getByText('Verified')).toHaveCount(0)
    await loginAt(page, market().origin, 'admin@loppis.test')
    await openInDashboard(page, 'All Sellers')
    await confirm(
      page,
      'Verify Marcus Webb',
      'Verified seller will appear more trustworthy.',
      'The seller has been verified successfully.',
    )
    await expect(row(page, 'Marcus Webb').getByText('Verified')).toBeVisible()
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, product).getByText('Verified')).toBeVisible()
  })

  it('A5, A7: removes a product and a seller from their pages, with the question and the reason of the lists', async () => {
    const { page } = await visit(market(), '/product/kitchen-radio', { as: 'admin@loppis.test' })
    const seller = await page
      .getByRole('main')
      .getByRole('link', { name: 'Nadia Haddad' })
      .getAttribute('href')
    await confirm(
      page,
      'Delete item',
      'Delete Table radio',
      'The item has been removed.',
      'A copy.',
    )
    expect(await market().count("products where id = 'kitchen-radio' and removed_at is null")).toBe(
      0,
    )
    await page.goto(market().origin + seller)
    await confirm(
      page,
      'Remove seller',
      'Warning! Removing seller will remove all his available product.',
      'The seller has been removed successfully.',
      'Copies.',
    )
    expect(
      await market().count("users where email = 'nadia@loppis.test' and removed_at is null"),
    ).toBe(0)
    await expect(page).toHaveURL(/all-sellers/)
  })

  it('A5, O2: removes a seller, makes the orders of their products unavailable and ends their session', async () => {
    const walt = await visit(market(), '/', { expected: /Failed to load resource/ })
    await loginAt(walt.page, market().origin, 'walt@loppis.test')
    const alma = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await openInDashboard(alma.page, 'My Orders')
    await expect(row(alma.page, 'clock').getByRole('link', { name: 'Pay' }).first()).toBeVisible()

    const { page } = await visit(market(), '/', { as: 'admin@loppis.test' })
    await openInDashboard(page, 'All Sellers')
    await confirm(
      page,
      'Remove Walt Jensen',
      'Warning! Removing seller will remove all his available product.',
      'The seller has been removed successfully.',
      'The clocks are copies.',
    )
    await rowGone(page, 'Walt Jensen')

    await alma.page.reload()
    await expect(row(alma.page, 'Mantel clock')).toContainText('Unavailable')
    await expect(row(alma.page, 'Mantel clock')).toContainText('The seller left Loppis.')

    // The server refuses the token at once: the next call shows the reason.
    await walt.page.getByRole('link', { name: 'Dashboard' }).click()
    await walt.page
      .getByRole('main')
      .getByRole('link', { name: 'My Products', exact: true })
      .click()
    await expect(
      walt.page.getByText('This account has been removed: The clocks are copies.'),
    ).toBeVisible()
  })
})
