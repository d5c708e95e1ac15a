import { expect, test } from 'vitest'
import { openAt, pathsOf } from './screens.ts'
import { setupTestApp, visit } from './test-app.ts'

const market = setupTestApp()

test('every public page hydrates for a user, although the server has rendered it for a guest', async () => {
  const { page } = await visit(market(), '/favicon.svg', { as: 'buyer@loppis.test' })
  const paths = [...(await pathsOf(page, market().origin, 'guest')), '/search?q=camera']
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  for (const path of paths) await openAt(page, market().origin + path)
  expect(errors).toEqual([])
})
