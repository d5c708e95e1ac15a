import { expect, it } from 'vitest'
import { withoutWorker } from '../browser/shared-browser.ts'
import { setupTestApp } from '../product/test-app.ts'

const market = setupTestApp()

it('B1: on a phone, each button of a product card is at least 44 px wide and high', async () => {
  const context = await market().browser.newContext({
    ...withoutWorker,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(`${market().origin}/advertisements`)
  await page.getByRole('article').first().waitFor()
  const small = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => ({ name: button.ariaLabel, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    ),
  )
  expect(await page.getByRole('button', { name: /^Verified/ }).count()).toBeGreaterThan(0)
  expect(small).toEqual([])
  await context.close()
})
