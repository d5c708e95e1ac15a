import { afterEach, describe, it } from 'vitest'
import { createFaultInjector } from '../faults/fault-injector.ts'
import {
  fillCard,
  login,
  openCategory,
  orderRow,
  paid,
  pay,
  productCard,
} from '../product/steps.ts'
import { typed } from '../flows/addProduct/addProduct.script.ts'
import { expect } from '../browser/patient-expect.ts'
import { chooseCamera, fillListing } from '../flows/addProduct/addProduct-actions.ts'
import { setupAppFixture } from '../product/app-fixture.ts'

const breakdown = createFaultInjector()
const world = setupAppFixture({ around: breakdown.around })
// A fault of one test must not affect the next one, even if the test fails.
afterEach(() => breakdown.mend())

/** A browser sends a request again by itself, on each connection that it has open, until one is new. */
const whileCut = { fault: 'is cut after the server', times: Number.POSITIVE_INFINITY } as const

const BUYER = 'buyer@loppis.test'

describe('a server fault in the production build', () => {
  it('B7: a booking whose response is lost shows an error, keeps the form values and exists once', async () => {
    const product = 'Goblet drum, carved wood'
    const page = await world().visitors.arrive(BUYER)
    await page.goto(world().market.origin)
    await openCategory(page, 'Instruments')
    await productCard(page, product).getByRole('button', { name: 'Buy now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Now' })
    await dialog.getByLabel('Phone number').fill('+1 206 555 0123')
    await dialog.getByLabel('Meeting location').fill('The library steps')
    breakdown.inject({ call: 'PUT /book-product', ...whileCut })
    await dialog.getByRole('button', { name: 'Book for free' }).click()
    await expect(dialog.getByText("We didn't get a response.")).toBeVisible()
    await expect(dialog.getByLabel('Phone number')).toHaveValue('+1 206 555 0123')
    breakdown.mend()
    await dialog.getByRole('button', { name: 'Book for free' }).click()
    await expect(orderRow(page, product)).toHaveCount(1)
    expect(
      await world().market.count(
        'bookings b join products p on p.id = b.product_id where p.name = $1',
        product,
      ),
    ).toBe(1)
    await page.context().close()
  })

  it('P5: a gateway error page counts as a failed save, and the retry records the one charge', async () => {
    const page = await world().visitors.arrive(BUYER)
    const { bookingId } = await world().bookings.book()
    await page.goto(`${world().market.origin}/dashboard/payment/${bookingId}`)
    await fillCard(page)
    breakdown.inject({ call: 'POST /save-payment-info', fault: 'answers 502 with a page' })
    await pay(page)
    await expect(
      page.getByText('You were charged; we are recording it. Do not pay again.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Check again' }).click()
    expect(await world().market.chargesFor(await paid(page))).toBe(1)
    await page.context().close()
  })

  it('O3: a deleted booking leaves the list although the response was lost', async () => {
    const page = await world().visitors.arrive(BUYER)
    const { productName } = await world().bookings.book()
    await page.goto(`${world().market.origin}/dashboard/my-orders`)
    await page.getByRole('button', { name: `Delete ${productName}`, exact: true }).click()
    breakdown.inject({ call: 'DELETE /book-product', ...whileCut })
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Sorry! An error occurred.').first()).toBeVisible()
    // An open dialog hides the rest of the page from role queries: the row cannot be checked before it closes.
    await expect(dialog).toHaveCount(0)
    await expect(orderRow(page, productName)).toHaveCount(0)
    breakdown.mend()
    await page.context().close()
  })

  it('L3: resubmitting a product after a lost response does not duplicate it', async () => {
    const productName = 'Old camera, sent again'
    const page = await world().visitors.arrive('seller@loppis.test')
    await page.goto(`${world().market.origin}/dashboard/add-product`)
    await chooseCamera(page)
    await fillListing(page, { ...typed, productName })
    breakdown.inject({ call: 'POST /add-product', ...whileCut })
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByText('Your product may already be listed.')).toBeVisible()
    await expect(page.getByLabel('Product name', { exact: true })).toHaveValue(productName)
    breakdown.mend()
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByRole('heading', { name: 'My Products' })).toBeVisible()
    expect(await world().market.count('products where name = $1', productName)).toBe(1)
    await page.context().close()
  })

  it('S5, N4: a late token keeps the spinner with its Log out button, and then signs in', async () => {
    const page = await world().visitors.arrive(null)
    await page.goto(`${world().market.origin}/login`)
    breakdown.inject({ call: 'GET /jwt', fault: 'is answered late' })
    await login(page, BUYER)
    await expect(page.getByRole('main').getByText('Logging you in')).toBeVisible()
    await expect.poll(breakdown.isHolding).toBe(true)
    // The button appears once the loading takes long.
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    breakdown.release()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.context().close()
  })
})
