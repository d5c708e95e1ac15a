import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { readShifts, watchShifts } from './layout-shifts.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { whenIdle, waitForHydrated } from '../product/steps.ts'

const market = setupTestApp({ look: 'with pictures' })

const screens = ['/', '/category/cameras-and-sound', '/advertisements', '/categories', '/blog']
const doors = ['/login', '/register']

/** Returns the HTML that a browser without JavaScript receives. */
async function documentAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(market().origin + path, {
    headers: { accept: 'text/html', ...headers },
  })
  return response.text()
}

describe('the document of a public page', () => {
  it('R1: the home page contains its categories and products without scripts', async () => {
    const html = await documentAt('/')
    expect(html).toContain('Good things, second time around.')
    expect(html.match(/href="\/product\/[\w-]+"/g)).toHaveLength(3)
  })

  it('R3: a category contains a card for each of its first products', async () => {
    const html = await documentAt('/category/cameras-and-sound')
    const products: unknown[] = await fetch(
      `${market().origin}/v2/category/cameras-and-sound`,
    ).then((answer) => answer.json())
    expect(html.match(/<article/g)).toHaveLength(Math.min(products.length, 24))
  })

  it('uses the language cookie, or else the Accept-Language header', async () => {
    expect(await documentAt('/', { 'accept-language': 'sv-SE,sv;q=0.9' })).toContain('lang="sv"')
    expect(await documentAt('/', { 'accept-language': 'sv', cookie: 'language=en' })).toContain(
      'lang="en"',
    )
  })

  it('has an absolute URL for its og:image', async () => {
    const card = `<meta property="og:image" content="${market().origin}/social-card.jpg" />`
    expect(await documentAt('/')).toContain(card)
    expect(await documentAt('/dashboard')).toContain(card)
  })

  it('R7: contains only the frame of a screen for signed-in users', async () => {
    const html = await documentAt('/dashboard/my-orders')
    expect(html).toContain('<header')
    expect(html).not.toContain('id="dehydrated-state"')
  })
})

describe('hydrating a server-rendered page', () => {
  it.each([...screens, ...doors])(
    '%s: hydration shifts no layout and repeats no request',
    async (path) => {
      const { page } = await visit(market(), '/favicon.svg')
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') calls.push(request.url())
      })
      await watchShifts(page)
      await page.goto(market().origin + path)
      await waitForHydrated(page)
      await page.waitForLoadState('networkidle')
      await whenIdle(page)
      expect(await readShifts(page)).toEqual([])
      expect(calls).toEqual([`${market().origin}/healthz`])
    },
  )

  it.each([...screens, ...doors])('%s: hydration restores the session', async (path) => {
    const { page } = await visit(market(), path, { as: 'buyer@loppis.test' })
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('on a phone, no content moves when the session of a user is restored', async () => {
    const { page } = await visit(market(), '/favicon.svg', { as: 'buyer@loppis.test' })
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await page.goto(market().origin)
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Notifications/ })).toBeVisible()
    expect(await readShifts(page)).toEqual([])
  })

  it('keeps the dark theme checked after a reload without a hydration error', async () => {
    const { page } = await visit(market())
    await waitForHydrated(page)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.reload()
    await waitForHydrated(page)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})

it('R7: a page for signed-in users keeps the frame of the server until its code arrives, without a Suspense fallback', async () => {
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
  await page.addInitScript(() => {
    const isOfReact = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const seen = new Set<string>()
    Object.assign(window, { fallbacks: seen })
    new MutationObserver(() => {
      const spinner = document.querySelector('main output')
      if (isOfReact(spinner)) seen.add(spinner?.textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.route('**/assets/MyOrdersScreen-*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 500))
    await route.continue()
  })
  await page.goto(`${market().origin}/dashboard/my-orders`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate<string[]>('[...window.fallbacks]')).not.toContain('Loading page')
})

describe('a font that loads after the page', () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const slow = setupTestApp({
    around: (application) => async (request, env) => {
      if (request.url.endsWith('.woff2')) await sent
      return application(request, env)
    },
  })

  it('shifts no layout and appears with the next screen', async () => {
    const { page } = await visit(slow(), '/favicon.svg')
    await watchShifts(page)
    const font = page.waitForResponse(/\.woff2$/)
    // The page's load event waits for the font.
    await page.goto(`${slow().origin}/blog`, { waitUntil: 'domcontentloaded' })
    const width = () =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home' })
        .evaluate((link) => link.getBoundingClientRect().width)
    const without = await width()
    // The timer runs in the page: by then the block period of `font-display: optional` is over on any machine.
    await page.evaluate(() => new Promise((over) => setTimeout(over, 500)))
    send()
    await (await font).finished()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await waitForHydrated(page)
    expect(await width()).toBe(without)
    // A layout shift later than 500 ms after a click counts as one without user input.
    expect(await readShifts(page)).toEqual([])
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
    await expect.poll(width).not.toBe(without)
  })
})
