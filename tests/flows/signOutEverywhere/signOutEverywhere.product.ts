import type { ContextFrom } from 'xstate'
import type { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { signOutEverywhereScript } from './signOutEverywhere.script.ts'
import { signOutEverywhereFlow } from './signOutEverywhere.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  endSessions: {
    matches: isCall('POST', /^\/account\/sign-out-everywhere$/),
    // The sessions of the demo buyer go on, for the other paths.
    answers: { ended: answered({ acknowledged: true }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { controls, assertions } = signOutEverywhereFlow

/** Drives the sign-out everywhere in the production build, with the demo buyer. */
export const signOutEverywhereInProduct: ProductFlow<ContextFrom<typeof signOutEverywhereMachine>> =
  {
    script: signOutEverywhereScript,
    isApart: true,
    async open({ market, visitors }, path) {
      const page = await visitors.arrive('buyer@loppis.test')
      const held = await holdRequests(page, isBehind(ports))
      await page.goto(`${market.origin}/dashboard/account`)
      return {
        page,
        path,
        held,
        assertions: { ...assertions, ended: { shows: ['Login'], hides: ['Log out everywhere'] } },
      }
    },
    ports,
    actions: actionsOnPage({ controls }),
    arrives: () => false,
    unreachable: {},
    ends: {},
  }
