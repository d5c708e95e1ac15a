import { it } from 'vitest'
import { cropMessages, picturesMessages } from '../../src/messages/pictures.ts'
import { typed } from '../flows/addProduct/addProduct.script.ts'
import { expect } from '../browser/patient-expect.ts'
import { chooseCameraAndLens, fillListing } from '../flows/addProduct/addProduct-actions.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const { apply, picture, shapes, zoom } = cropMessages.en
const { crop } = picturesMessages.en
const market = setupTestApp({ look: 'with pictures' })

it('L4: a reload keeps the fields and the pictures of a product that is not listed', async () => {
  const { page } = await visit(market(), '/dashboard/add-product', { as: 'seller@loppis.test' })
  const pictures = page.getByText(/^Picture \d$/)
  const name = page.getByLabel('Product name')
  await chooseCameraAndLens(page)
  await fillListing(page, typed)
  await expect(pictures).toHaveText(['Picture 1', 'Picture 2'])
  await page.getByRole('button', { name: picturesMessages.en.of(crop, '1'), exact: true }).click()
  await page.getByRole('radio', { name: shapes.landscape }).check()
  const slider = page.getByLabel(zoom, { exact: true })
  const before = await slider.inputValue()
  await slider.press('ArrowRight')
  await expect(slider).not.toHaveValue(before)
  await page.getByLabel(picture, { exact: true }).press('ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: apply, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(name).toHaveValue(typed.productName)
  await expect(page.getByLabel('Category')).toHaveValue('cameras-and-sound')
  await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
  await expect(pictures).toHaveText(['Picture 1', 'Picture 2'])

  await page.getByRole('link', { name: 'My Products' }).first().click()
  await page.getByRole('link', { name: 'Add a Product' }).first().click()
  await expect(name).toHaveValue(typed.productName)
  await expect(pictures).toHaveText(['Picture 1', 'Picture 2'])
})
