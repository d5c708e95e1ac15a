import type { Locator } from 'playwright'
import { it } from 'vitest'
import { demoClockMessages } from '../../src/messages/demoClock.ts'
import { orderMessages } from '../../src/messages/order.ts'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'

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

it('a guest sees no demo clock', async () => {
  const { page } = await visit(market(), '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('region', { name: title })).toHaveCount(0)
})
