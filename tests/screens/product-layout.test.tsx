import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { productPages } from '../flows/product/product.script.ts'
import { heading, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const forSale = { ...productPages.forSale, product: camera, alike: [{ ...chair, hasPage: true }] }

it('the picture that stays in view beside the facts ends above the similar items', async () => {
  await page.viewport(800, 600)
  await openApp('/product/product-1', { answers: { 'GET /products/product-1': json(forSale) } })
  await expect.element(heading(camera.productName)).toBeVisible()
  const picture = page.getByRole('button', { name: /^Enlarge/ }).first()
  const alike = page.getByRole('region', { name: 'Similar items' })
  await expect.element(alike).toBeVisible()
  const top = () => alike.element().getBoundingClientRect().top
  window.scrollBy({ top: top() - 150, behavior: 'instant' })
  await expect.poll(top).toBeLessThan(200)
  expect(picture.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top())
})
