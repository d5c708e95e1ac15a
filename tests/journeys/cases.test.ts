import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { openInDashboard, seeToast } from '../product/steps.ts'

const market = setupTestApp()

/** Presses a button of a row, writes the words that its dialog asks for, and confirms. */
async function act(page: Page, button: RegExp, confirm: string, words: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
}

it('a hidden listing is explained to its seller, whose appeal brings it back', async () => {
  const reporter = await visit(market(), '/product/red-city-bicycle', { as: 'buyer@loppis.test' })
  await reporter.page.getByRole('button', { name: /^Report/ }).click()
  const dialog = reporter.page.getByRole('dialog', { name: /^Report/ })
  await dialog.getByLabel('Not as described').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()

  const admin = await visit(market(), '/dashboard', { as: 'admin@loppis.test' })
  await openInDashboard(admin.page, 'Reported Items')
  await act(admin.page, /^Hide City bicycle, red/, 'Hide', 'The pictures are from a shop.')
  await seeToast(admin.page, 'Done. We have told them.')

  const seller = await visit(market(), '/dashboard/notifications', { as: 'seller@loppis.test' })
  await seller.page
    .getByRole('link', { name: /We have hidden your listing/ })
    .first()
    .click()
  await expect(seller.page.getByText('The pictures are from a shop.')).toBeVisible()
  await expect(seller.page.getByText('1. Describe your item truthfully.')).toBeVisible()
  await act(seller.page, /^Appeal/, 'Appeal', 'I took them at home.')
  await seeToast(seller.page, "We've got your appeal.")
  await expect(seller.page.getByText(/We answer by/)).toBeVisible()

  await admin.page.goto(`${market().origin}/dashboard/cases`)
  await expect(admin.page.getByText('I took them at home.')).toBeVisible()
  await act(admin.page, /^Take back/, 'Take back', 'You are right.')
  await seeToast(admin.page, 'Done. We have told them.')
  await expect(seller.page.getByText('You are right.')).toBeVisible()
  const { page } = await visit(market(), '/product/red-city-bicycle')
  await expect(page.getByRole('heading', { name: /^City bicycle, red/ })).toBeVisible()
})
