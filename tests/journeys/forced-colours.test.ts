import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { openPayment, productCard } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

/** Returns for each plot how its parts and their signs in the legend are filled. */
const fillsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section:has(> svg)')].map((plot) => {
      const fills = (selector: string) =>
        [...plot.querySelectorAll(selector)].map((part) => getComputedStyle(part).fill)
      return { bar: fills(':scope > svg > rect'), legend: fills('li svg > rect') }
    }),
  )

/** Returns the shape of each step: the line above it, and its icon. */
const shapesOf = (page: Page, flow: string) =>
  page.getByRole('list', { name: flow, exact: true }).evaluate((list) =>
    [...list.children].map((step) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(step, '::before')
      const icon = step.querySelector('svg')?.innerHTML ?? 'no icon'
      return `${borderTopStyle} ${borderTopWidth} ${icon}`
    }),
  )

describe('with forced colours', () => {
  it.each(['buyer', 'seller', 'admin'] as const)(
    'each part of the plots of a %s has a pattern of its own, which the legend shows too',
    async (role) => {
      const { page } = await visit(market(), '/dashboard', { as: `${role}@loppis.test` })
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(page.getByRole('main').locator('section li svg').first()).toBeVisible()
      const plots = await fillsOf(page)
      expect(plots.length).toBeGreaterThan(0)
      for (const { bar, legend } of plots) {
        expect(new Set(bar).size).toBe(bar.length)
        expect(legend).toEqual(expect.arrayContaining(bar))
        expect(new Set(legend).size).toBe(legend.length)
      }
    },
  )

  it('the steps of booking and payment are told apart by their shape', async () => {
    const { page } = await visit(market(), '/advertisements', { as: 'buyer@loppis.test' })
    await page.emulateMedia({ forcedColors: 'active' })
    const name = await page.getByRole('article').getByRole('heading').first().innerText()
    await productCard(page, name).getByRole('button', { name: 'Buy now' }).click()
    const [current, ...upcoming] = await shapesOf(page, 'Booking')
    expect(new Set(upcoming).size).toBe(1)
    expect(upcoming).not.toContain(current)

    await page.goto(`${market().origin}/dashboard/my-orders`)
    await openPayment(page, 'Tennis racquet with a tube of balls')
    const [done, now, later] = await shapesOf(page, 'Payment')
    expect(new Set([done, now, later]).size).toBe(3)
  })
})
