import { setTimeout as pause } from 'node:timers/promises'
import { expect as expectThat, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visitWithWorker } from '../product/test-app.ts'
import { productCard } from '../product/steps.ts'

const CAMERAS = '/category/cameras-and-sound'
const CAMERA = 'Rangefinder 35 mm film camera'
const SCREEN = /\/CategoryScreen-.*\.js$/

let timesAsked = 0
/** The HTTP cache does not store the screen's code, and the service worker's request for it is delayed. */
const market = setupTestApp({
  around: (application) => async (request, env) => {
    const answer = await application(request, env)
    if (!SCREEN.test(request.url)) return answer
    timesAsked += 1
    if (timesAsked > 1) await pause(1500)
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  },
})

it('R3: a page that is cached works offline, including the code of its screen', async () => {
  const { page, context } = await visitWithWorker(market(), CAMERAS)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html[data-cached]')).toHaveCount(1)
  const camera = productCard(page, CAMERA)
  await camera.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByText('Please Login first.').first()).toBeVisible()
  expectThat(timesAsked).toBeGreaterThan(1)
})
