import type { ContextFrom } from 'xstate'
import type { orderMachine } from '../../../machines/order.machine.ts'
import type { PaidOrder } from '../../../src/domain/order.ts'
import {
  cancelAskedOrder,
  paidOrder,
  sentOrder,
} from '../../../src/screens/order/order-story-fixtures.ts'
import { orderScript } from './order.script.ts'
import { button } from '../../screen/actions.ts'
import { change, close, orderFlow, sendEmpty, sendEvent, sends } from './order.flow.ts'
import { HEARTBEAT, holdLiveStream, RESET, sendLive } from '../../product/live-stream.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const reads = isCall('GET', /^\/orders\/[^/]+$/)
const read = {
  matches: reads,
  answers: { paid: answered(paidOrder), cancelAsked: answered(cancelAskedOrder) },
}
const ports = {
  loadOrder: read,
  rereadOrder: read,
  sendEvent: {
    matches: isCall('POST', /^\/orders\/[^/]+\/events$/),
    answers: {
      done: answered(sentOrder),
      refused: (route) =>
        route.fulfill({ status: 409, json: { code: 'event-refused', title: 'Not possible now.' } }),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Makes the page read the order, as when the stream says that something has changed. */
const readAgain =
  (order: PaidOrder): ProductFlow<unknown>['actions'][string] =>
  async ({ page, held }) => {
    await sendLive(page, RESET)
    await answered(order)(await held.take(reads))
  }

/** Drives an order's page in the production build; the wire gives the order. */
export const orderInProduct: ProductFlow<ContextFrom<typeof orderMachine>> = {
  script: orderScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/order/${paidOrder._id}`)
    const { assertions } = orderFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'order.retry': performOnPage({ press: button('Try again') }),
    'order.act=send': performOnPage({ press: sends }),
    'order.change': performOnPage(...change),
    'order.submit=complete': performOnPage(...sendEvent),
    'order.submit=empty': performOnPage(...sendEmpty),
    'order.close': performOnPage({ press: close }),
    'order.read=paid': readAgain(paidOrder),
    'order.read=cancelAsked': readAgain(cancelAskedOrder),
    'connection.restored': reconnect,
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'order.submit=unfinished': 'The form of this event takes no pictures.',
    'watchOrder!': 'Subscribing to events of the browser cannot fail.',
  },
  ends: {},
}
