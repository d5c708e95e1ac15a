import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../screen/stage.tsx'
import { storyNamed } from '../screen/story-files.ts'

/** The width that a menu leaves at 1280 px, and the padding of the page. */
const BESIDE_A_MENU = 1056 + 64

it('O1: My Products with listings fits beside a menu, also with numbers of another country', async () => {
  const Story = storyNamed('MyProductsView: WithListings', { theme: 'light' })
  await page.viewport(BESIDE_A_MENU, 900)
  await renderView(<Story />)
  const table = page.getByRole('table').element()
  const numbers = [...table.querySelectorAll('bdi')].filter(
    ({ textContent }) => textContent === '+1 555 0142',
  )
  expect(numbers.length).toBeGreaterThan(0)
  for (const number of numbers) number.textContent = '+46 70 123 45 67'
  expect(getComputedStyle(table).display).toBe('table')
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(BESIDE_A_MENU - 64)
})
