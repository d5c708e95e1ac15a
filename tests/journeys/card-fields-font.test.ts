import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { cardField, openPayment } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

it("the card fields are set in the shop's font", async () => {
  const { page } = await visit(market(), '/dashboard/my-orders', { as: 'buyer@loppis.test' })
  await openPayment(page, 'Tennis racquet with a tube of balls')
  const shop = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  for (const title of ['card number', 'expiration date', 'CVC']) {
    const fontOfField = () =>
      cardField(page, title).evaluate((input) => ({
        family: getComputedStyle(input).fontFamily,
        loaded: [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map((face) => face.family.replaceAll('"', '')),
      }))
    await expect.poll(fontOfField).toEqual({ family: shop, loaded: ['Familjen Grotesk'] })
  }
})
