import { expect, test } from 'vitest'
import { openAt, pathsOf } from './screens.ts'
import { waitForHydrated } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

test('every public page hydrates for a user, although the server has rendered it for a guest', async () => {
  const { page } = await visit(market(), '/favicon.svg', { as: 'buyer@loppis.test' })
  const paths = [...(await pathsOf(page, market().origin, 'guest')), '/search?q=camera']
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  // The page knows its user before it hydrates, which waits for the code of the screen.
  let role = Promise.withResolvers<void>()
  page.on('response', (response) => {
    if (response.url().includes('/users/role/')) role.resolve()
  })
  await page.route(/\/assets\/\w+Screen-[^/]*\.js$/, async (route) => {
    await role.promise
    await route.continue()
  })
  for (const path of paths) {
    role = Promise.withResolvers<void>()
    await openAt(page, market().origin + path)
    await waitForHydrated(page)
  }
  expect(errors).toEqual([])
})
