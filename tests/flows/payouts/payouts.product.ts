import type { PayoutsContext } from '../../../machines/payouts.machine.ts'
import { payoutsMessages } from '../../../src/messages/payouts.ts'
import { payoutsScript, withActiveAccount, withoutAccount } from './payouts.script.ts'
import { button } from '../../screen/actions.ts'
import { payoutsFlow } from './payouts.actions.ts'
import { HEARTBEAT, holdLiveStream } from '../../product/live-stream.ts'
import { returnToPage } from '../../product/my-orders.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  load: {
    matches: isCall('GET', /^\/payout-account$/),
    answers: {
      withoutAccount: answered(withoutAccount.account),
      withActiveAccount: answered(withActiveAccount.account),
    },
  },
  openOnboarding: { matches: isCall('POST', /^\/payout-account\/onboarding$/), answers: {} },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives Money in the production build, with the demo seller. */
export const payoutsInProduct: ProductFlow<PayoutsContext> = {
  script: payoutsScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    // A stream that resumes tells of changes of the last minute again, and the money would be loaded once more.
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/money`)
    const { assertions } = payoutsFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'list.outdated': returnToPage,
    'payouts.retry': performOnPage({ press: button('Try again') }),
    'payouts.setUp': performOnPage({ press: button(payoutsMessages.en.account.setUp.none) }),
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'load=absent': 'The embedded server has payouts.',
    'openOnboarding=': "The browser leaves the app for the provider's page.",
  },
  ends: {},
}
