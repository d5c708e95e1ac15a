import { expect, type Page } from 'playwright/test'
import { it } from 'vitest'
import { marketForTests, visit } from './market.ts'
import { takenOver } from './steps.ts'

const market = marketForTests()

/** The paths that a page asks for from now on. */
function pathsAskedFor(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

it('R3: whoever goes near a link has its products by the time of the click, asked for once', async () => {
  const { page, context, complaints } = await visit(market())
  await takenOver(page)
  const paths = pathsAskedFor(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Cameras & sound' })
  const call = page.waitForResponse('**/v2/category/cameras-and-sound?*')
  await link.hover()
  await call
  await link.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const calls = paths.filter((path) => !path.startsWith('/assets/') && !path.includes('images/'))
  expect(calls.toSorted()).toEqual(['/get-categories', '/v2/category/cameras-and-sound'])
  expect(complaints).toEqual([])
  await context.close()
})

it('who reads English is not sent Swedish, who reads Swedish has it from the beginning', async () => {
  const { page, context } = await visit(market(), '/favicon.svg')
  const paths = pathsAskedFor(page)
  const swedish = () => paths.filter((path) => path.includes('/swedish-'))
  await page.goto(market().origin)
  await takenOver(page)
  expect(swedish()).toEqual([])
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.getByText('Bra saker, en gång till.')).toBeVisible()
  await page.reload()
  await takenOver(page)
  await expect(page.getByText('Bra saker, en gång till.')).toBeVisible()
  const html = await fetch(market().origin, {
    headers: { accept: 'text/html', cookie: 'language=sv' },
  })
  expect(await html.text()).toContain(swedish()[0] ?? 'Swedish was never asked for.')
  await context.close()
})
