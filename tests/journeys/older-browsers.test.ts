import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { features } from 'web-features'
import { expect } from '../browser/patient-expect.ts'
import { bookToPay, fillCard, loginAt, paid, pay, waitForHydrated } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

/** The day of Baseline that README.md names: all browsers have what was Baseline then. */
const DAY = '2024-05-31'

/** A name of the web platform or of JavaScript. `member`: null for a global name. */
type Name = { owner: string; member: string | null; isStatic: boolean }

/** Names that all browsers had on that day, with a fault that the product does not meet. */
const KNOWN = new Set([
  // Before 18.3, a tap outside of a popover does not close it on an iPhone. It has a button that does.
  'HTMLElement.popover',
])

/** Returns the names that some browser lacked on that day. */
function newerNames(): Name[] {
  const all = Object.values(features).flatMap((feature) =>
    'status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  )
  return all.flatMap(([key, { baseline, baseline_low_date: since = '', support }]) => {
    const isMissing = support.firefox === undefined || support.safari === undefined
    const isNewer = baseline === false ? isMissing : since > DAY
    const [, owner = '', part = null, more] =
      /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?(\.)?/.exec(key) ?? []
    const member = part?.replace(/_static$/, '') ?? null
    if (!isNewer || owner === '' || more !== undefined || part?.endsWith('_event')) return []
    const name = `${owner}.${member}`
    // Without its part of the page, Chromium would still demand trusted types.
    if (KNOWN.has(name) || /^Trusted|trustedTypes/.test(name)) return []
    return [{ owner, member, isStatic: part !== member || key.startsWith('javascript') }]
  })
}

/** Takes these names from a page, as an older browser does. */
function removeNames(names: readonly Name[]): void {
  for (const { owner, member } of names) {
    if (member === null) {
      Reflect.deleteProperty(window, owner)
      continue
    }
    const holder: unknown = Reflect.get(window, owner)
    Reflect.deleteProperty(Object(holder), member)
    Reflect.deleteProperty(Object(Reflect.get(Object(holder), 'prototype')), member)
  }
}

describe('the oldest browsers that README.md names', () => {
  it('S3, B8, P5: lead a buyer from the home page to a payment', async () => {
    const { page, context } = await visit(market())
    await context.addInitScript(removeNames, newerNames())
    await page.goto(market().origin)
    expect(await page.evaluate(() => 'parse' in URL)).toBe(false)
    await waitForHydrated(page)
    for (const path of ['/search?q=camera', '/product/rangefinder-film-camera', '/register']) {
      await page.goto(market().origin + path)
      await waitForHydrated(page)
    }
    await loginAt(page, market().origin, 'buyer2@loppis.test')
    await bookToPay(page, 'Rangefinder 35 mm film camera')
    await fillCard(page)
    await pay(page)
    await paid(page)
  })

  it.each(['buyer', 'seller', 'admin'] as const)('show the pages of a %s', async (role) => {
    const { page, context } = await visit(market(), '/', { as: `${role}@loppis.test` })
    await context.addInitScript(removeNames, newerNames())
    for (const path of ['/dashboard', '/dashboard/messages', '/dashboard/account']) {
      await page.goto(market().origin + path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  it('have every global name and every static method that the built files use', () => {
    const folder = join(import.meta.dirname, '../../dist/client')
    const files = [
      'sw.js',
      ...readdirSync(join(folder, 'assets')).map((file) => join('assets', file)),
    ]
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const used = newerNames()
      .filter(({ isStatic, member }) => isStatic || member === null)
      .map(({ owner, member }) => (member === null ? owner : `${owner}.${member}`))
      .filter((name) => new RegExp(String.raw`(?<![\w.$'"\x60-])${name}[.(]`).test(scripts))
    // Each is used where the browser has it.
    expect(used).toEqual(['scheduler'])
  })
})

describe('an older browser', () => {
  it('keeps the page of the server and says that it is too old, in the language of the page', async () => {
    const { page, context } = await visit(market())
    await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.goto(`${market().origin}/search?q=camera`)
    await expect(page.getByRole('alert')).toHaveText(/^Your browser is too old for Loppis\./)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('alert')).toHaveText(/^Your browser is too old for Loppis\./)
    await context.addCookies([{ name: 'language', value: 'sv', url: market().origin }])
    await page.goto(`${market().origin}/dashboard`)
    await expect(page.getByRole('alert')).toHaveText(/^Din webbläsare är för gammal för Loppis\./)
  })
})
