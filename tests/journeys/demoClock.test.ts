import type { Locator } from 'playwright'
import { it } from 'vitest'
import { demoClockMessages } from '../../src/messages/demo.ts'
import { orderMessages } from '../../src/messages/order.ts'
import { offersMessages } from '../../src/messages/offers.ts'
import { statsMessages } from '../../src/messages/stats.ts'
import { expect } from '../browser/patient-expect.ts'
import { readShifts, watchShifts } from './layout-shifts.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()
const { pass, title } = demoClockMessages.en
const { states } = orderMessages.en
const AN_HOUR_MS = 3_600_000

/** Reads the time that the demo clock shows, in hours. */
async function hoursOn(clock: Locator): Promise<number> {
  const shown = await clock.getByRole('time').getAttribute('datetime')
  return new Date(shown ?? '').getTime() / AN_HOUR_MS
}

it('Order: two days pass at a press, and an item that was handed over counts as received', async () => {
  const { page } = await visit(market(), '/dashboard/order/payment-table-tennis-bats', {
    as: 'buyer@loppis.test',
  })
  await expect(page.getByText(states['handedOver.met'].buyer)).toBeVisible()
  const clock = page.getByRole('region', { name: title })
  const before = await hoursOn(clock)
  await clock.getByRole('button', { name: pass[2] }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => Math.round((await hoursOn(clock)) - before)).toBe(48)
  await expect(page.getByText(states.received.buyer)).toBeVisible()
})

it('the demo clock does not move when a tile of the dashboard arrives after it', async () => {
  const { page } = await visit(market(), '/favicon.svg', { as: 'seller@loppis.test' })
  await watchShifts(page)
  const { promise: clockIsThere, resolve: answerOffers } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/offers',
    async (route) => {
      await clockIsThere
      await route.continue()
    },
  )
  await page.goto(`${market().origin}/dashboard`)
  await expect(page.getByLabel(statsMessages.en.seller.earnings)).toBeVisible()
  await expect(page.locator('#demo-clock')).toBeAttached()
  answerOffers()
  await expect(page.getByRole('heading', { name: offersMessages.en.title })).toBeVisible()
  await expect(page.getByRole('region', { name: title })).toBeVisible()
  expect(await readShifts(page)).toEqual([])
})

it('a guest sees no demo clock', async () => {
  const { page } = await visit(market(), '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('region', { name: title })).toHaveCount(0)
})
