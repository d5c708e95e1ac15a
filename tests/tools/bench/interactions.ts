import type { Frame, Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Finding } from './finding.ts'
import { inWords, table } from './markdown.ts'
import { type Visit, visitByPhone } from './phone.ts'
import { fillCategory } from './shelf.ts'
import { signedIn } from './signed-in.ts'
import { spreadOf } from './statistics.ts'

/** Longer than a frame of a slow phone takes to be told of. */
const TOLD_MS = 400

/** What each act of a purchase took at most from a tap or key to the next frame, by name. */
type Latencies = Readonly<Record<string, number>>

/** The slowest tap or key of an act, in whichever frame it fell; 16 where all were quicker. */
async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  const told = (frame: Frame) =>
    frame.evaluate(() => window.observed.interactions.splice(0)).catch(() => [])
  const all = async () => (await Promise.all(page.frames().map(told))).flat()
  await all()
  await act()
  await pause(TOLD_MS)
  return Math.max(16, ...(await all()))
}

/** A buyer buys the product with this place in a category of 24. */
async function buy({ page }: Visit, url: string, place: number): Promise<Latencies> {
  await page.goto(url)
  // Seen once the page is at work and knows who it is.
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  const card = page.getByRole('article').nth(place)
  const name = await card.getByRole('heading').innerText()
  const openForm = await latencyOf(page, () => card.getByRole('button', { name: 'Buy now' }).tap())
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  const phone = dialog.getByLabel('Phone number')
  await phone.tap()
  const type = await latencyOf(page, () => phone.pressSequentially('+1 555 0123'))
  await dialog.getByLabel('Meeting location').fill('The library steps')
  const submit = dialog.getByRole('button', { name: 'Submit' })
  const book = await latencyOf(page, () => submit.tap())
  const order = page.getByRole('row').filter({ hasText: name })
  await order.getByRole('link', { name: 'Pay' }).tap()
  const field = (title: string) =>
    page.frameLocator(`iframe[title="Secure ${title} input frame"]`).locator('input').first()
  await field('card number').tap()
  const typeCard = await latencyOf(page, () =>
    field('card number').pressSequentially('4242424242424242'),
  )
  await field('expiration date').fill('12 / 40')
  await field('CVC').fill('123')
  const pay = await latencyOf(page, () => page.getByRole('button', { name: /^Pay \$/ }).tap())
  await page.getByText('Your payment was processed successfully').waitFor()
  return {
    'Buy now: the form opens': openForm,
    'booking: typing a phone number': type,
    'booking: Submit': book,
    'payment: typing a card number': typeCard,
    'payment: Pay': pay,
  }
}

/** How soon the screen answers who books and pays. Each run buys another product, so nothing is left over. */
export async function measureInteractions(bench: Bench): Promise<Finding> {
  const [site, browser] = await Promise.all([bench.site(), bench.browser()])
  const categoryId = await fillCategory(site, 24)
  const storageState = await signedIn(site, browser, 'buyer@loppis.test')
  const runs: Latencies[] = []
  for (let run = 0; run <= bench.runs; run++) {
    await fillCategory(site, 24)
    const visit = await visitByPhone(browser, { storageState, line: 'fast' })
    try {
      const latencies = await buy(visit, `${site.origin}/category/${categoryId}`, run % 12)
      if (run > 0) runs.push(latencies)
    } finally {
      await visit.close()
    }
  }
  return {
    text: table(
      ['act', 'to the next frame, at most, ms'],
      Object.keys(runs[0] ?? {}).map((act) => [
        act,
        inWords(spreadOf(runs.map((latencies) => latencies[act] ?? Number.NaN))),
      ]),
    ),
    goals: [],
  }
}
