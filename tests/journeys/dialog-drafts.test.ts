import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { login, openCategory, productCard, seeToast, waitForHydrated } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp({ look: 'with pictures' })

const CAMERA = 'Rangefinder 35 mm film camera'
const RADIO = 'Table radio with telescopic aerial'
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('loppis.draft.')))

/** The ways to leave a dialog without sending its form, and to come back to the products. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(4, 4),
  Cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  'a reload': (page) => page.reload(),
  'another screen and the way back': async (page) => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Loppis' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cameras & sound' })).toBeHidden()
    await page.goBack()
  },
}

it('B7: what a buyer typed in Book Now is there again, until the product is booked', async () => {
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  const phone = dialog.getByLabel('Phone number')
  const place = dialog.getByLabel('Meeting location')
  const open = () => productCard(page, CAMERA).getByRole('button', { name: 'Buy now' }).click()
  await open()
  await phone.fill('+1 206 555 0123')
  await place.fill('The library steps')
  for (const [way, leave] of Object.entries(ways)) {
    await leave(page)
    await expect(dialog, way).toBeHidden()
    await open()
    await expect(phone, way).toHaveValue('+1 206 555 0123')
    await expect(place, way).toHaveValue('The library steps')
  }
  await dialog.getByRole('button', { name: 'Book for free' }).click()
  await seeToast(page, `Your booking for ${CAMERA} has been added successfully.`)
  expect(await drafts(page)).toEqual([])
})

it('B9: what a user wrote in Report is there again, until it is sent', async () => {
  const { page } = await visit(market(), '/', { as: 'seller@loppis.test' })
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  const dialog = page.getByRole('dialog', { name: `Report ${CAMERA}` })
  const reason = dialog.getByRole('radio', { name: 'Looks like a scam' })
  const words = dialog.getByLabel('Tell us more')
  const open = () =>
    productCard(page, CAMERA)
      .getByRole('button', { name: /^Report/ })
      .click()
  await open()
  await dialog.getByText('Looks like a scam').click()
  await words.fill('The pictures are from another shop.')
  for (const [way, leave] of Object.entries(ways)) {
    await leave(page)
    await expect(dialog, way).toBeHidden()
    await open()
    await expect(reason, way).toBeChecked()
    await expect(words, way).toHaveValue('The pictures are from another shop.')
  }
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await seeToast(page, 'The item has been reported.')
  expect(await drafts(page)).toEqual([])
})

it('B3: the booking that a guest began is open after the login, and only once', async () => {
  const { page } = await visit(market(), '/')
  await waitForHydrated(page)
  await openCategory(page, 'Cameras & sound')
  await productCard(page, RADIO).getByRole('button', { name: 'Buy now' }).click()
  await seeToast(page, 'Please Login first.')
  await login(page, 'buyer@loppis.test')
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await expect(dialog.getByLabel('Product name')).toHaveValue(RADIO)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await waitForHydrated(page)
  await expect(productCard(page, RADIO).getByText('Your selection')).toBeVisible()
  await expect(dialog).toBeHidden()
})
