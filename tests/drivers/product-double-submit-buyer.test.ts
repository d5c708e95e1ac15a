import type { Route } from 'playwright'
import { describe, it } from 'vitest'
import { specMessages } from '../../src/messages/catalogue.ts'
import { fillCard, openCategory, paid, productCard, seeToast } from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import { trackRequests, presses, pressToBeAsked } from '../product/double-submit.ts'
import { setupAppFixture } from '../product/app-fixture.ts'

const world = setupAppFixture()

const BUYER = 'buyer@loppis.test'
const products = ['Snare drum with sticks, red', 'Five-string banjo, open back']
const reported = ['Wooden recorder, alto', 'Pair of maracas, hand-painted']

const bookingsOf = (name: string) =>
  world().market.count(
    `bookings b join products p on p.id = b.product_id join users u on u.id = b.buyer_id
      where p.name = $1 and u.email = $2 and b.removed_at is null`,
    name,
    BUYER,
  )

describe.each(Object.entries(presses))('%s', (_, press) => {
  it('B2, B7: on Buy now and Submit creates one booking', async () => {
    const product = products.pop() ?? ''
    const page = await world().visitors.arrive(BUYER)
    const heard = trackRequests(page)
    await page.goto(world().market.origin)
    await openCategory(page, 'Instruments')
    await press(productCard(page, product).getByRole('button', { name: 'Buy now' }))
    const dialog = page.getByRole('dialog', { name: 'Book Now' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Phone number').fill('+1 206 555 0123')
    await dialog.getByLabel('Meeting location').fill('The library steps')
    await press(dialog.getByRole('button', { name: 'Book for free' }))
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
    await heard.waitForSettled()
    expect(heard.times('PUT /book-product')).toBe(1)
    expect(await bookingsOf(product)).toBe(1)
    await page.context().close()
  })

  it('B9: on Report creates one report', async () => {
    const product = reported.pop() ?? ''
    const page = await world().visitors.arrive(BUYER)
    const heard = trackRequests(page)
    await page.goto(world().market.origin)
    await openCategory(page, 'Instruments')
    await press(productCard(page, product).getByRole('button', { name: `Report ${product}` }))
    await page.getByRole('radio', { name: 'Wrong category' }).check()
    await press(page.getByRole('button', { name: 'Send report' }))
    await expect(page.getByRole('button', { name: `Reported ${product}` })).toBeVisible()
    await heard.waitForSettled()
    expect(heard.times('POST /reported-product/')).toBe(1)
    expect(
      await world().market.count(
        'reports r join products p on p.id = r.product_id where p.name = $1',
        product,
      ),
    ).toBe(1)
    await page.context().close()
  })

  it('P3 to P5: on Pay and Check again charges once and records once', async () => {
    const page = await world().visitors.arrive(BUYER)
    const { bookingId } = await world().bookings.book()
    const heard = trackRequests(page)
    const pressed = Promise.withResolvers<void>()
    const cut = async (route: Route) => {
      await pressed.promise
      await route.abort()
    }
    await page.route('**/save-payment-info', cut, { times: 1 })
    await page.goto(`${world().market.origin}/dashboard/payment/${bookingId}`)
    await fillCard(page)
    await press(page.getByRole('button', { name: /^Pay \$/ }))
    // Let the first save fail only now: otherwise the second press would hit the button that appears next.
    pressed.resolve()
    await press(page.getByRole('button', { name: 'Check again' }))
    const transactionId = await paid(page)
    await heard.waitForSettled()
    expect(heard.times('POST /create-payment-intent')).toBe(1)
    expect(heard.times(`POST /standins/cards/v1/payment_intents/${transactionId}/confirm`)).toBe(1)
    // The first request fails; the button sends the second one.
    expect(heard.times('POST /save-payment-info')).toBe(2)
    expect(await world().market.chargesFor(transactionId)).toBe(1)
    expect(await world().market.count('intents where booking_id = $1', bookingId)).toBe(1)
    expect(await world().market.count('payments where booking_id = $1', bookingId)).toBe(1)
    await page.context().close()
  })

  it('O3: on Delete opens the dialog, and on its button deletes once', async () => {
    const page = await world().visitors.arrive(BUYER)
    const { productName } = await world().bookings.book()
    const heard = trackRequests(page)
    await page.goto(`${world().market.origin}/dashboard/my-orders`)
    const ask = page.getByRole('button', { name: `Delete ${productName}`, exact: true })
    await pressToBeAsked(ask, press)
    await heard.waitForSettled()
    expect(heard.times('DELETE /book-product')).toBe(0)
    const dialog = page.getByRole('alertdialog')
    // The second press may have hit 'Cancel'.
    if (!(await dialog.isVisible())) await ask.click()
    await press(dialog.getByRole('button', { name: 'Delete' }))
    await seeToast(page, specMessages.en.bookingRemoved)
    // An open dialog hides the rest of the page from role queries: the row cannot be checked before it closes.
    await expect(dialog).toHaveCount(0)
    await expect(ask).toHaveCount(0)
    await heard.waitForSettled()
    expect(heard.times('DELETE /book-product')).toBe(1)
    expect(await bookingsOf(productName)).toBe(0)
    await page.context().close()
  })
})
