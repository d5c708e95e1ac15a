import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'
import {
  loginAt,
  openCategory,
  openInDashboard,
  orderRow as row,
  productCard,
  rowGone,
  seeToast,
} from './steps.ts'

const market = setupTestApp()

/** Clicks the button of a row, checks the question of the dialog and confirms it. */
async function confirm(page: Page, button: string, question: string, answer: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

describe('the admin dashboard', () => {
  it('A3, A4, B1: verifies a seller, whose products then show the badge', async () => {
    const product = 'Thirty video tapes, mostly westerns'
    const { page, context, complaints } = await visit(market())
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, product)).toBeVisible()
    await expect(productCard(page, product).getByText('Verified')).toHaveCount(0)
    await loginAt(page, market().origin, 'admin@loppis.test')
    await openInDashboard(page, 'All Sellers')
    await confirm(
      page,
      'Verify Marcus Webb',
      'Verified seller will appear more trustworthy.',
      'Verify',
    )
    await seeToast(page, 'The seller has been verified successfully.')
    await expect(row(page, 'Marcus Webb').getByText('Verified')).toBeVisible()
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, product).getByText('Verified')).toBeVisible()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('A5, O2: removes a seller, makes the orders of their products unavailable and ends their session', async () => {
    const walt = await visit(market())
    await loginAt(walt.page, market().origin, 'walt@loppis.test')
    const alma = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await openInDashboard(alma.page, 'My Orders')
    await expect(row(alma.page, 'clock').getByRole('link', { name: 'Pay' }).first()).toBeVisible()

    const { page, context, complaints } = await visit(market(), '/', { as: 'admin@loppis.test' })
    await openInDashboard(page, 'All Sellers')
    await confirm(
      page,
      'Remove Walt Jensen',
      'Warning! Removing seller will remove all his available product.',
      'Remove',
    )
    await seeToast(page, 'The seller has been removed successfully.')
    await rowGone(page, 'Walt Jensen')
    expect(complaints).toEqual([])
    await context.close()

    await alma.page.reload()
    await expect(row(alma.page, 'Mantel clock')).toContainText('Unavailable')
    await expect(row(alma.page, 'Mantel clock')).toContainText('The seller left Loppis.')
    await alma.context.close()

    await meetTheDoor(walt.page)
    await walt.context.close()
  })

  it('A1, A2: removes a buyer', async () => {
    const { page, context, complaints } = await visit(market(), '/', { as: 'admin@loppis.test' })
    await openInDashboard(page, 'All Buyers')
    await confirm(
      page,
      'Remove Sam Whitlock',
      'Warning! Removed buyer cannot be recovered.',
      'Remove',
    )
    await seeToast(page, 'The buyer has been removed successfully.')
    await rowGone(page, 'Sam Whitlock')
    await page.reload()
    await expect(row(page, 'Alma Reyes')).toBeVisible()
    await expect(row(page, 'Sam Whitlock')).toHaveCount(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('A6, A7: deletes a reported product, which disappears from its category', async () => {
    const product = 'Thirty video tapes, mostly westerns'
    const { page, context, complaints } = await visit(market(), '/', { as: 'admin@loppis.test' })
    await openInDashboard(page, 'Reported Items')
    await confirm(
      page,
      `Delete ${product}`,
      "Warning! Deleted product can't be recovered",
      'Delete',
    )
    await seeToast(page, 'Reported product has been removed')
    await rowGone(page, product)
    await openCategory(page, 'Cameras & sound')
    await expect(productCard(page, 'Rangefinder 35 mm film camera')).toBeVisible()
    await expect(productCard(page, product)).toHaveCount(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Checks that the server refuses the token at once: the next call shows the reason. */
async function meetTheDoor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('main').getByRole('link', { name: 'My Products', exact: true }).click()
  await expect(page.getByText('This account has been removed.')).toBeVisible()
}
