import { it } from 'vitest'
import { typed } from '../models/listing.events.ts'
import { expect } from '../patient-expect.ts'
import { chooseCamera, fillListing } from '../product/listing-actions.ts'
import { setupTestApp, visit } from './test-app.ts'

const market = setupTestApp({ look: 'with pictures' })

it('L4: a reload keeps the fields and the picture of a product that is not listed', async () => {
  const { page } = await visit(market(), '/dashboard/add-product', { as: 'seller@loppis.test' })
  const preview = page.getByRole('img', { name: 'Preview of camera.png' })
  const name = page.getByLabel('Product name')
  await chooseCamera(page)
  await fillListing(page, typed)
  await expect(preview).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue(typed.productName)
  await expect(page.getByLabel('Category')).toHaveValue('cameras-and-sound')
  await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
  await expect(preview).toBeVisible()

  await page.getByRole('link', { name: 'My Products' }).first().click()
  await page.getByRole('link', { name: 'Add a Product' }).first().click()
  await expect(name).toHaveValue(typed.productName)
  await expect(preview).toBeVisible()
})
