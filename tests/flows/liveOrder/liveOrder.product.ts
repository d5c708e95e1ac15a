import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { liveOrderMachine } from '../../../machines/liveOrder.machine.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import { orderMessages } from '../../../src/messages/order.ts'
import {
  cancelAskedOrder,
  paidOrder,
  sentOrder,
} from '../../../src/screens/order/order-story-fixtures.ts'
import { liveOrderScript } from './liveOrder.script.ts'
import { ANOTHER, HEARTBEAT, holdLiveStream, RESET, sendLive } from '../../product/live-stream.ts'
import { neverFailsToListen, type ProductFlow, reconnect, type Stage } from '../../product/stage.ts'
import { answered, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const reads = isCall('GET', /^\/orders\/[^/]+$/)
const { states } = orderMessages.en
const SENT = states['handedOver.sent'].seller
const CANCEL_ASKED = states.cancelAsked.seller

/** Says when the page polls, and lets a test hide the page. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const { setInterval, clearInterval } = window
    const polls = new Set<unknown>()
    window.setInterval = ((...given: Parameters<typeof setInterval>) => {
      const id = setInterval(...given)
      if (given[1] === 5000) polls.add(id)
      return id
    }) as typeof setInterval
    window.clearInterval = (id) => {
      polls.delete(id)
      clearInterval(id)
    }
    Object.assign(window, { polls, isHidden: false })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (Reflect.get(window, 'isHidden') === true ? 'hidden' : 'visible'),
    })
  })

const show = (isVisible: boolean) => (stage: Stage) =>
  stage.page.evaluate((isShown) => {
    Object.assign(window, { isHidden: !isShown })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isVisible)

/** Returns the text of the page, and how the page keeps the order current. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const polls: unknown = Reflect.get(window, 'polls')
    const isPolling = polls instanceof Set && polls.size > 0
    return `${document.body.innerText} stream ${window.liveStream?.state} ${isPolling ? 'polls' : 'rests'}`
  })

const sends = (text: string) => (stage: Stage) => sendLive(stage.page, text)

/** Answers the read of the current state; the page has aborted those of earlier states. */
const answerRead = async ({ held }: Stage, order: PaidOrder) =>
  answered(order)(await held.take(reads))

const connecting = { shows: ['stream connecting', 'rests'], hides: ['polls'] }
const open = { shows: ['stream open', 'rests'], hides: ['polls'] }
const polling = { shows: ['stream ended', 'polls'], hides: [] }
const assertions = {
  'streaming.connecting': connecting,
  'streaming.open': open,
  'streaming.open by subject.read=streamed': { ...open, shows: [...open.shows, SENT] },
  waiting: polling,
  'waiting by subject.read=polled': { ...polling, shows: [...polling.shows, CANCEL_ASKED] },
  polling,
  'polling by subject.read=polled': { ...polling, shows: [...polling.shows, CANCEL_ASKED] },
  refused: { shows: ['stream ended', 'rests'], hides: ['polls'] },
  hidden: { shows: ['stream ended', 'rests'], hides: ['polls'] },
}

/** Drives the live updates of an order's page in the production build; the wire gives the stream and the order. */
export const liveOrderInProduct: ProductFlow<ContextFrom<typeof liveOrderMachine>> = {
  script: liveOrderScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    // The pause before the stream is opened again passes when the path says so, however slow the machine is.
    const now = Date.now()
    // The clock runs until it is paused, and cannot be paused at a time that has passed.
    await page.clock.install({ time: now - 60_000 })
    await page.clock.pauseAt(now)
    await observe(page)
    await holdLiveStream(page)
    const held = await holdRequests(page, reads)
    await page.goto(`${market.origin}/dashboard/order/${paidOrder._id}`)
    await answered(paidOrder)(await held.take(reads))
    // A page that is hidden before it has asked for the stream asks for none.
    await page.waitForFunction(() => window.liveStream !== undefined)
    // The page watches the connection once it is idle.
    await page.clock.runFor(1000)
    return { page, path, held, assertions, read: readPage }
  },
  ports: {},
  actions: {
    'page.hidden': show(false),
    'page.shown': show(true),
    'connection.restored': reconnect,
    'stream.opened': sends(HEARTBEAT),
    'stream.received': sends(ANOTHER),
    'stream.lost': ({ page }) => page.evaluate(() => window.liveStream?.end()),
    'stream.absent': ({ page }) => page.evaluate(() => window.liveStream?.refuse(404)),
    'subject.read=streamed': async (stage) => {
      await sendLive(stage.page, RESET)
      await answerRead(stage, sentOrder)
    },
    'live.refused': ({ page }) => page.evaluate(() => window.liveStream?.refuse(403)),
    'live.refused=polled': async ({ held }) => {
      const route = await held.take(reads)
      await route.fulfill({ status: 403, json: { code: 'account-removed', title: 'Refused.' } })
    },
    'subject.read=polled': (stage) => answerRead(stage, cancelAskedOrder),
    'after.openTimeout': ({ page }) => page.clock.fastForward(5000),
    'after.pause': ({ page }) => page.clock.fastForward(4000),
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'watchVisibility!': 'Subscribing to events of the browser cannot fail.',
    'followStream!': 'A request that fails ends the stream.',
    'poll!': 'A request that fails is repeated.',
  },
  ends: {},
}
