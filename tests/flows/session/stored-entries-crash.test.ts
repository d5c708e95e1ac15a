import type { Page } from 'playwright'
import { expect } from '../../browser/patient-expect.ts'
import { describe, it } from 'vitest'
import { appMessages } from '../../../src/messages/catalogue.ts'
import {
  book,
  fillCard,
  loginAt,
  openCategory,
  openPayment,
  orderRow,
  paid,
  pay,
  waitForHydrated,
} from '../../product/steps.ts'
import type { FreshBooking } from '../../product/fresh-booking.ts'
import { moneyOf } from '../../product/money.ts'
import { beAtOrigin } from '../../product/visitor.ts'
import { setupAppFixture } from '../../product/app-fixture.ts'

const BUYER = 'buyer@loppis.test'

const world = setupAppFixture()

/** Collects a page's console errors and uncaught exceptions. */
function listenTo(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const HUGE = 'x'.repeat(1_000_000)
const of = (version: number) => JSON.stringify({ version, intent: 'pi_1', booking: 'b' })

/** Invalid values that can be stored under a key of the app, by what is wrong with them. */
const broken: Readonly<Record<string, string>> = {
  'of an older version': of(0),
  'of a newer version': of(2),
  'cut short': '{"version":1,"bookingId":',
  'of another type': '[1]',
  huge: HUGE,
  empty: '',
}
/** payment-attempts.test.ts parses all of them without a browser; CRASHES=all opens all of them in one. */
const cases = Object.entries(broken).filter(
  ([kind]) => process.env['CRASHES'] === 'all' || kind === 'cut short',
)

/** Creates a booking and stores an entry for it as an earlier visit may have left it. */
async function leftBehind(entry: string, version = 1) {
  const page = await world().visitors.arrive(BUYER)
  const booking = await world().bookings.book()
  await beAtOrigin(page, world().market.origin)
  const key = `loppis.paymentAttempt.v${version}/${booking.bookingId}/${encodeURIComponent(BUYER)}`
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [key, entry] as const)
  return { page, booking, complaints: listenTo(page) }
}

const addressOf = ({ bookingId }: FreshBooking) =>
  `${world().market.origin}/dashboard/payment/${bookingId}`

describe('P4: an unreadable stored payment attempt', () => {
  it.each(cases)('warns about an entry that is %s, and paying charges once', async (_, entry) => {
    const { page, booking, complaints } = await leftBehind(entry)
    await page.goto(`${world().market.origin}/dashboard/my-orders`)
    await expect(
      orderRow(page, booking.productName).getByText('Payment not finished'),
    ).toBeVisible()
    await page.goto(addressOf(booking))
    await expect(page.getByText(appMessages.en.unreadableAttempt).first()).toBeVisible()
    await fillCard(page)
    await pay(page)
    expect(await world().market.chargesFor(await paid(page))).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('warns about an entry under the key of a newer version', async () => {
    const { page, booking } = await leftBehind(of(2), 2)
    await page.goto(addressOf(booking))
    await expect(page.getByText(appMessages.en.unreadableAttempt).first()).toBeVisible()
    await page.context().close()
  })

  it('P5: records its charge after a reload without asking for a card', async () => {
    const { page, booking } = await leftBehind('')
    await page.goto(addressOf(booking))
    await fillCard(page)
    await page.route('**/save-payment-info', (route) => route.abort())
    await pay(page)
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('loppis.paymentAttempt.')) localStorage.setItem(key, '{"cut')
      }
    })
    await page.reload()
    await expect(page.getByText("You've already paid for this.")).toBeVisible()
    expect(await moneyOf(world().market, booking.bookingId)).toEqual({
      charges: 1,
      refunds: 0,
      recorded: 1,
    })
    await page.context().close()
  })
})

describe('S5, N4: an unreadable stored session or theme', () => {
  it.each(cases)('silently renews an access token that is %s', async (_, entry) => {
    const page = await world().visitors.arrive(BUYER)
    await page.addInitScript((text) => localStorage.setItem('accessToken', text), entry)
    await page.goto(`${world().market.origin}/dashboard/my-orders`)
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.context().close()
  })

  it.each(cases)('ignores a session hint and a theme that are %s', async (_, entry) => {
    const page = await world().visitors.arrive(null)
    const complaints = listenTo(page)
    await page.addInitScript((text) => {
      localStorage.setItem('loppis.signedIn', text)
      localStorage.setItem('theme', text)
    }, entry)
    await page.goto(world().market.origin)
    await waitForHydrated(page)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

/** Ways in which a browser refuses its storage: at each method call, or at any access to the storage object. */
const refusals: Readonly<Record<string, () => void>> = {
  'throws on every call': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Refused', 'SecurityError')
      }
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
  'throws on access': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  },
}

const products = [
  'Rangefinder 35 mm film camera',
  'Compact camera with built-in flash',
  'Table radio with telescopic aerial',
]

describe('S5, P4: a browser without usable storage', () => {
  it.each(
    Object.entries(refusals).map(
      ([when, refuse], index) => [when, refuse, products[index] ?? ''] as const,
    ),
  )('signing in, booking and paying work when the storage %s', async (_, refuse, product) => {
    const page = await world().visitors.arrive(null)
    const complaints = listenTo(page)
    await page.addInitScript(refuse)
    await loginAt(page, world().market.origin, BUYER)
    await page.getByTitle('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await openCategory(page, 'Cameras & sound')
    await book(page, product)
    await openPayment(page, product)
    await fillCard(page)
    await pay(page)
    expect(await world().market.chargesFor(await paid(page))).toBe(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
