import { describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import {
  bookToPay,
  cardField,
  fillCard,
  loginAt,
  openPayment,
  paid,
  pay,
  seePaidInMyOrders,
  whenIdle,
} from '../product/steps.ts'

const market = setupTestApp()

/** Translates the page again and again, as browsers do: into the same words, in elements of its own. */
function translate(act: 'moves' | 'replaces'): void {
  const skipped = 'font, script, style, select, textarea, svg, title'
  setInterval(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue
      const translation = document.createElement('font')
      const inner = translation.appendChild(document.createElement('font'))
      text.replaceWith(translation)
      inner.append(act === 'moves' ? text : text.data)
    }
  }, 20)
}

describe('a purchase', () => {
  it('S3, S4: a new user who signs in with Google can buy as a buyer', async () => {
    const product = 'Compact camera with built-in flash'
    // The server does not know the user when the client asks for a token.
    const { page } = await visit(market(), '/login', { expected: /404/ })
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    const chooser = await opening
    await chooser.getByRole('button', { name: /Maya Lindqvist/ }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

    await bookToPay(page, product)
    await fillCard(page)
    await pay(page)
    expect(await market().chargesFor(await paid(page))).toBe(1)
    await seePaidInMyOrders(page, product)
  })

  it('P3: an open payment page holds nothing; the first digit holds the item for the buyer', async () => {
    const product = 'Rangefinder 35 mm film camera'
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    const { page: others } = await visit(market(), '/login')
    await loginAt(others, market().origin, 'buyer2@loppis.test')
    const intents: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/create-payment-intent')) intents.push(request.url())
    })
    for (const buyer of [page, others]) {
      await bookToPay(buyer, product)
      await expect(cardField(buyer, 'card number')).toBeVisible()
      await whenIdle(buyer)
    }
    expect(intents).toEqual([])
    const opened = page.waitForResponse('**/create-payment-intent')
    await cardField(page, 'card number').press('4')
    expect((await opened).status()).toBe(200)
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    await others.reload()
    await expect(
      others.getByText(/This item is reserved for another buyer\. Try again after /),
    ).toBeVisible()
    await fillCard(page)
    await pay(page)
    await paid(page)
    expect(intents).toHaveLength(1)
  })

  it.each(['moves', 'replaces'] as const)(
    'P5: a translation that %s every text of the page leads to the recorded payment',
    async (act) => {
      const product = {
        moves: 'Camcorder with flip-out screen',
        replaces: 'Twin-reel film camera',
      }[act]
      // React renders anew what was translated before it hydrated the page.
      const { page, context } = await visit(market(), '/', {
        as: 'buyer@loppis.test',
        expected: /Minified React error #418/,
      })
      await context.addInitScript(translate, act)
      await page.reload()
      await bookToPay(page, product)
      await expect(page.locator('font').first()).toBeVisible()
      await fillCard(page)
      await pay(page)
      await paid(page)
      await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0)
      await seePaidInMyOrders(page, product)
    },
  )

  it('P1: a click on the label of a card field focuses the field, and a label names only a form control', async () => {
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await openPayment(page, 'Tennis racquet with a tube of balls')
    const fields = {
      'Card Number': 'card number',
      'Expiry Date': 'expiration date',
      'Card CVC': 'CVC',
    }
    for (const [label, field] of Object.entries(fields)) {
      await expect(cardField(page, field)).toBeVisible()
      await page.locator('label', { hasText: label }).getByText(label).click()
      await expect(cardField(page, field)).toBeFocused()
    }
    const misdirected = await page
      .locator('label[for]')
      .evaluateAll(
        (labels) => labels.filter((label) => (label as HTMLLabelElement).control === null).length,
      )
    expect(misdirected).toBe(0)
  })

  it('P1: the card fields follow the color scheme of the page, also with reduced motion', async () => {
    const { page } = await visit(market(), '/', { as: 'buyer@loppis.test' })
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await openPayment(page, 'Tennis racquet with a tube of balls')
    const ink = () =>
      cardField(page, 'card number').evaluate((input) => getComputedStyle(input).color)
    // A field has its own default text color until the page has passed it the color of the theme.
    await expect.poll(ink).not.toBe('rgb(26, 26, 26)')
    const byDay = await ink()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ink).not.toBe(byDay)
  })
})
