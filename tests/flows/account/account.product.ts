import type { AccountContext } from '../../../machines/account.machine.ts'
import { accountScript, ada, renamed } from './account.script.ts'
import { accountFlow, submitPhone } from './account.actions.ts'
import { actionsOnPage, performOnPage } from '../../product/page-driver.ts'
import { phoneCheckFailures, phoneChecks } from '../../product/phone-check.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  load: { matches: isCall('GET', /^\/account$/), answers: { ada: answered(ada) } },
  save: { matches: isCall('PATCH', /^\/account$/), answers: { renamed: answered(renamed) } },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, controls, assertions } = accountFlow

/** Drives the account in the production build, with the demo buyer. */
export const accountInProduct: ProductFlow<AccountContext> = {
  script: accountScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    // The name of the demo buyer stays.
    await page.route('**/accounts:update*', (route) => route.abort())
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ controls, actions }),
    'account.submit=phone': (stage) =>
      performOnPage(
        ...submitPhone(
          stage.remainingSteps[0] === 'checkPhone=invalid' ? '12' : '+46 70 123 45 67',
        ),
      )(stage),
    ...phoneChecks,
    'connection.restored': reconnect,
  },
  arrives: () => false,
  fleeting: 'checking',
  unreachable: {
    ...neverFailsToListen,
    ...phoneCheckFailures,
    'load=absent': 'The embedded server has the account.',
  },
  ends: {},
}
