import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera } from '../../src/screens/story-fixtures.ts'
import { browsingMessages } from '../../src/messages/browsing.ts'
import { heading, openApp } from './app.tsx'
import { json } from './scripted-server.ts'

/** Collects the loading messages that the screen shows from now on. */
function watchLoading(): readonly string[] {
  const said: string[] = []
  const watch = new MutationObserver(() => {
    for (const output of document.querySelectorAll('main output')) said.push(output.textContent)
  })
  watch.observe(document, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  return said
}

const link = () => page.getByRole('main').getByRole('link', { name: 'Cameras', exact: true })

it('R3: a category whose link was hovered renders without a loading state', async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({ ...camera, _id: `product-${index}` }))
  const { count } = await openApp('/', {
    answers: { 'GET /v2/category/category-1': json(many) },
  })
  await userEvent.hover(link())
  await expect.poll(() => count('GET /v2/category/category-1')).toBe(1)
  // Keep hovering until the screen is rendered in the background.
  await expect
    .poll(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))
    .toContain('Cameras')
  const said = watchLoading()
  await userEvent.click(link())
  await expect.element(heading('Cameras')).toBeVisible()
  await expect.element(page.getByRole('article').nth(23)).toBeInTheDocument()
  expect(count('GET /v2/category/category-1')).toBe(1)
  expect(said).not.toContain(browsingMessages.en.loadingProducts)
})
