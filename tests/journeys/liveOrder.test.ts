import type { Page, Request, Route } from 'playwright'
import { it } from 'vitest'
import { orderMessages } from '../../src/messages/order.ts'
import { expect } from '../browser/patient-expect.ts'
import { act, buy } from './order-steps.ts'
import { setupTestApp } from '../product/test-app.ts'

const market = setupTestApp()
const met = orderMessages.en.states['handedOver.met'].buyer

/** Opens the page of the order again, with a clock that the test controls and these streams of live updates. */
async function reopen(page: Page, answer: (route: Route, request: Request) => Promise<void>) {
  await page.route('**/live', answer)
  // The header's link to the messages would open a stream of its own.
  await page.route('**/conversations/unread', () => undefined)
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { name: orderMessages.en.next })).toBeVisible()
}

it('Live updates: what the seller does appears on the buyer’s page, whose clock stands still', async () => {
  const { buyer, seller } = await buy(market(), 'Rangefinder 35 mm film camera')
  const opened = buyer.waitForResponse('**/live')
  await reopen(buyer, (route) => route.continue())
  await opened
  // No timer of the page runs: neither a poll nor a pause ends.
  await buyer.clock.pauseAt(Date.now() + 10_000)
  await act(seller, 'seller.meet')
  await expect(buyer.getByText(met)).toBeVisible()
})

it('Live updates: a stream that was lost resumes after its last message', async () => {
  const { buyer, seller } = await buy(
    market(),
    'City bicycle, red, step-through',
    'Sport & outdoors',
  )
  const { promise: resumed, resolve: resume } = Promise.withResolvers<Request>()
  let streams = 0
  await reopen(buyer, async (route, request) => {
    streams += 1
    if (streams > 1) {
      resume(request)
      return route.continue()
    }
    // The message is older than every change, and nothing follows it.
    return route.fulfill({
      contentType: 'text/event-stream',
      body: 'id: 0\nevent: reset\ndata: {}\n\n',
    })
  })
  await buyer.clock.fastForward(1000)
  expect(await (await resumed).headerValue('last-event-id')).toBe('0')
  await act(seller, 'seller.meet')
  await expect(buyer.getByText(met)).toBeVisible()
})

it('Live updates: a server that has none is asked regularly', async () => {
  const { buyer, seller } = await buy(market(), 'Violin, full size, with bow', 'Instruments')
  const refused = buyer.waitForResponse('**/live')
  await reopen(buyer, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await refused
  await act(seller, 'seller.meet')
  const asked = buyer.waitForResponse(/\/orders\//)
  await buyer.clock.fastForward(5000)
  await asked
  await expect(buyer.getByText(met)).toBeVisible()
})
