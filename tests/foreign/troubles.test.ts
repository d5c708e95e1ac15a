import { afterEach, describe, it } from 'vitest'
import {
  book,
  fillCard,
  login,
  openCategory,
  openPayment,
  paid,
  pay,
  productCard,
  seeToast,
} from '../product/steps.ts'
import { expect } from '../browser/patient-expect.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { answering, badGateway, nothing } from './foreign-server.ts'
import { answered, unreadable, visitForeign } from './visitor.ts'

const buyer = 'bo@foreign.test'
/** The sentence for a response without words of its own for the user. */
const wordless = 'Something unexpected happened. Please try again.'
const market = foreignMarketForTests()
afterEach(() => market().endTroubles())

describe('a server that answers a dead token with 403', () => {
  const forbidden = { ...answering({ message: 'forbidden access' }), status: 403 }

  /** Opens My Orders, which the server forbids, and counts the renewals of the token. */
  async function openForbidden(trouble: typeof forbidden & { endedBy?: string }) {
    const { page, leave } = await visitForeign(market(), '/dashboard', {
      as: buyer,
      expected: /status of 403/,
    })
    await expect(page.getByText('Find something you like')).toBeVisible()
    market().trouble('GET /book-product', trouble)
    let renewals = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/jwt') renewals += 1
    })
    await page.getByRole('link', { name: 'My Orders', exact: true }).click()
    return { page, leave, renewals: () => renewals }
  }

  it('S8: renews the token once, and shows the orders', async () => {
    const { page, leave, renewals } = await openForbidden({ ...forbidden, endedBy: 'GET /jwt' })
    await expect(page.getByText("You haven't booked anything yet.")).toBeVisible()
    expect(renewals()).toBe(1)
    await leave()
  })

  it('S8: takes a second 403 as a no, and keeps the session', async () => {
    const { page, leave, renewals } = await openForbidden(forbidden)
    await expect(page.getByText('forbidden access')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible()
    expect(renewals()).toBe(1)
    await leave()
  })
})

describe('unexpected responses', () => {
  it('C4: in place of a list, each shows an error with a retry button', async () => {
    const list = '/v2/advertisements'
    const unexpected = [
      ['an empty body', nothing, unreadable],
      ['an HTML page with status 502', badGateway, wordless],
      ['an HTML page with status 200', { ...badGateway, status: 200 }, unreadable],
      ['an object', answering({ data: [] }), unreadable],
    ] as const
    market().trouble(`GET ${list}`, nothing)
    const { page, leave } = await visitForeign(market(), '/advertisements', {
      expected: /status of 502/,
    })
    const again = page.getByRole('button', { name: 'Try again' })
    for (const [name, answer, words] of unexpected) {
      market().trouble(`GET ${list}`, answer)
      await answered(page, list, () => again.click())
      await expect(page.getByText(words), name).toBeVisible()
    }
    market().endTroubles()
    await again.click()
    await expect(productCard(page, 'Racing bicycle')).toBeVisible()
    await leave()
  })

  it('C3, C4: the login form keeps its values when the identity provider fails', async () => {
    // The identity provider is the product's own, which this test replaces in the browser.
    const signIn = /accounts:signInWithPassword/
    const { status, type: contentType, body } = badGateway
    const { page, context, leave } = await visitForeign(market(), '/login', {
      expected: /status of 502/,
      prepare: (browser) =>
        browser.route(signIn, (route) => route.fulfill({ status, contentType, body })),
    })
    await login(page, buyer)
    await seeToast(page, 'auth/')
    await expect(page.getByLabel('Email')).toHaveValue(buyer)
    await expect(page.getByLabel('Password')).toHaveValue('second-hand')
    await context.unroute(signIn)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await leave()
  })

  it('S5, S6: in place of a token or a role, each shows an error, and a retry succeeds', async () => {
    const role = `/users/role/${encodeURIComponent(buyer)}`
    const unexpected = [
      ['/jwt', 'an empty body', nothing, unreadable],
      ['/jwt', 'an empty token', answering({ accessToken: '' }), unreadable],
      ['/jwt', 'an HTML page with status 502', badGateway, wordless],
      [role, 'an object without a role', answering({ data: {} }), unreadable],
    ] as const
    const { page, leave } = await visitForeign(market(), '/login', { expected: /status of 502/ })
    const again = page.getByRole('button', { name: 'Try again' })
    market().trouble('GET /jwt', nothing)
    await login(page, buyer)
    for (const [path, name, answer, words] of unexpected) {
      market().endTroubles()
      market().trouble(`GET ${decodeURIComponent(path)}`, answer)
      await answered(page, path, () => again.click())
      await expect(page.getByText("Login didn't finish"), name).toBeVisible()
      await expect(page.getByText(words), name).toBeVisible()
    }
    market().endTroubles()
    await again.click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await leave()
  })

  it('B7, B8: the booking form keeps its values until the server accepts the booking', async () => {
    const { page, leave } = await visitForeign(market(), '/', {
      as: buyer,
      expected: /status of 502/,
    })
    await openCategory(page, 'Bicycles')
    await productCard(page, 'Tandem').getByRole('button', { name: 'Buy now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book Now' })
    await dialog.getByLabel('Phone number').fill('+1 206 555 0123')
    await dialog.getByLabel('Meeting location').fill('The library steps')
    for (const answer of [nothing, badGateway, answering({ acknowledged: null })]) {
      market().trouble('PUT /book-product', answer)
      const submit = dialog.getByRole('button', { name: 'Book for free' })
      await answered(page, '/book-product', () => submit.click())
      await expect(submit).toBeEnabled()
      await expect(dialog.getByText("We couldn't confirm your booking.")).toBeVisible()
      await expect(dialog.getByLabel('Phone number')).toHaveValue('+1 206 555 0123')
      await expect(dialog.getByLabel('Meeting location')).toHaveValue('The library steps')
    }
    market().endTroubles()
    await dialog.getByRole('button', { name: 'Book for free' }).click()
    await seeToast(page, 'Your booking for Tandem has been added successfully.')
    await leave()
  })

  it('P3: an intent without a client secret shows an error before any charge', async () => {
    const { page, leave } = await visitForeign(market(), '/', { as: buyer })
    await openCategory(page, 'Bicycles')
    await book(page, 'City bicycle')
    market().trouble('POST /create-payment-intent', nothing)
    await openPayment(page, 'City bicycle')
    await fillCard(page)
    await expect(page.getByText("We couldn't prepare the payment.")).toBeVisible()
    await expect(page.getByText(unreadable)).toBeVisible()
    market().endTroubles()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Pay $180' })).toBeEnabled()
    await leave()
  })

  it('P5: an empty response to a save shows the payment as charged but not yet recorded', async () => {
    const { page, leave } = await visitForeign(market(), '/', {
      as: buyer,
      expected: /status of 502/,
    })
    await openCategory(page, 'Cameras')
    await book(page, 'Folding camera')
    await openPayment(page, 'Folding camera')
    await fillCard(page)
    for (const answer of [nothing, badGateway]) {
      market().trouble('POST /save-payment-info', answer)
      const again = page.getByRole('button', { name: 'Check again' })
      const isFirst = answer === nothing
      await answered(page, '/save-payment-info', () => (isFirst ? pay(page) : again.click()))
      await expect(
        page.getByText('You were charged; we are recording it. Do not pay again.'),
      ).toBeVisible()
      await expect(again).toBeEnabled()
    }
    market().endTroubles()
    await page.getByRole('button', { name: 'Check again' }).click()
    const transactionId = await paid(page)
    expect(market().payments.find({ transactionId })).toHaveLength(1)
    await leave()
  })
})

describe('the check for nonsense on the screen', () => {
  it('C4: reports text that only a defect produces', async () => {
    const { page, leave } = await visitForeign(market(), '/')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((h1) => h1.append(`${String(undefined)} 1`))
    await expect(leave()).rejects.toThrow('undefined 1')
  })
})
