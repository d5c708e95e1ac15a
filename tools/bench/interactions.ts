import type { Frame, Page } from 'playwright'
import { setTimeout as pause } from 'node:timers/promises'
import { cardField, orderRow } from '../../tests/product/steps.ts'
import type { Bench, Finding } from './finding.ts'
import { inWords, table } from './markdown.ts'
import { type Visit, visitByPhone } from './phone.ts'
import { fillCategory } from './fill-category.ts'
import { signedIn } from './signed-in.ts'
import { spreadOf } from './statistics.ts'

/** Longer than PerformanceObserver takes to report a frame of a slow phone. */
const TOLD_MS = 400

/** The longest latency from a tap or key to the next frame in each step of a purchase, in milliseconds, by step. */
type Latencies = Readonly<Record<string, number>>

/** Returns the slowest interaction of a step across all frames; 16 if all are faster. */
async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  const told = (frame: Frame) =>
    frame.evaluate(() => window.observed.interactions.splice(0)).catch(() => [])
  const all = async () => (await Promise.all(page.frames().map(told))).flat()
  await all()
  await act()
  await pause(TOLD_MS)
  return Math.max(16, ...(await all()))
}

/** Buys the product at the index `place` in a category of 24. */
async function buy({ page }: Visit, url: string, place: number): Promise<Latencies> {
  await page.goto(url)
  // The Logout button appears once the page is hydrated and the session is restored.
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  const card = page.getByRole('article').nth(place)
  const name = await card.getByRole('heading').innerText()
  const openForm = await latencyOf(page, () => card.getByRole('button', { name: 'Buy now' }).tap())
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  const phone = dialog.getByLabel('Phone number')
  await phone.tap()
  const type = await latencyOf(page, () => phone.pressSequentially('+1 206 555 0123'))
  await dialog.getByLabel('Meeting location').fill('The library steps')
  const submit = dialog.getByRole('button', { name: 'Book for free' })
  const book = await latencyOf(page, () => submit.tap())
  await orderRow(page, name).getByRole('link', { name: 'Pay' }).tap()
  const cardNumber = cardField(page, 'card number')
  await cardNumber.tap()
  const typeCard = await latencyOf(page, () => cardNumber.pressSequentially('4242424242424242'))
  await cardField(page, 'expiration date').fill('12 / 40')
  await cardField(page, 'CVC').fill('123')
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

/** Measures interaction latency in booking and payment. Each run buys another product to stay independent. */
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
