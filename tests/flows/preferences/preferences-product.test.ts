import { expect } from '../../browser/patient-expect.ts'
import { it } from 'vitest'
import { setupTestApp } from '../../product/test-app.ts'
import { waitForHydrated } from '../../product/steps.ts'
import { assertionProblems } from '../../screen/assertion.ts'
import { describeInProduct } from '../../product/describe-flow.ts'
import { visibleTextOf } from '../../product/seen.ts'
import { choices, choose, preferencesInProduct } from './preferences.product.ts'

describeInProduct('Colors and language', preferencesInProduct)

const market = setupTestApp()

it.each(choices)('the choice survives a reload: $label', async (choice) => {
  const page = await market().browser.newPage()
  await page.goto(`${market().origin}/blog`)
  // The page reloads right after the choice, and only a hydrated page stores a choice.
  await waitForHydrated(page)
  for (const label of [...choice.others, choice.label]) await choose(page, label)
  await page.reload()
  await expect
    .poll(async () => assertionProblems(choice.assertion, choice.label, await visibleTextOf(page)))
    .toEqual([])
  await page.close()
})

it.each([
  { locale: 'sv-FI', language: 'sv', word: 'Kategorier' },
  { locale: 'de-DE', language: 'en', word: 'Categories' },
])('a first visit uses the language of a $locale browser: $language', async (visit) => {
  const page = await market().browser.newPage({ locale: visit.locale })
  await page.goto(`${market().origin}/blog`)
  await expect(page.getByRole('button', { name: visit.word })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', visit.language)
  await page.close()
})
