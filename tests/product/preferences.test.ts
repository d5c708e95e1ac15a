import { expect } from 'playwright/test'
import { it } from 'vitest'
import { marketForTests } from '../journeys/market.ts'
import { sightProblems } from '../screens/sight.ts'
import { describeInProduct } from './describe-flow.ts'
import { seenOn } from './seen.ts'
import { choices, choose, sightOf, preferencesInProduct } from './preferences.product.ts'

describeInProduct('The colours', preferencesInProduct)

const market = marketForTests()

it.each(choices)('what was chosen is there on the next visit: $label', async (choice) => {
  const page = await market().browser.newPage()
  await page.goto(`${market().origin}/blog`)
  for (const other of choices.filter(({ theme }) => theme !== choice.theme)) {
    await choose(page, other)
  }
  await choose(page, choice)
  await page.reload()
  await expect
    .poll(async () => sightProblems(sightOf(choice), choice.label, await seenOn(page)))
    .toEqual([])
  await page.close()
})
