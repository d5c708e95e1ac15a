import type { PasswordChangeContext } from '../../../machines/passwordChange.machine.ts'
import { passwordChangeScript } from './passwordChange.script.ts'
import { passwordChangeFlow, tryAgain } from './passwordChange.actions.ts'
import { actionsOnPage, performOnPage } from '../../product/page-driver.ts'
import { cutOffIdentity, IDENTITY_CODE, refusedByIdentity } from '../session/session-wire.ts'
import { asPrepared, type ProductFlow, type RequestPort } from '../../product/stage.ts'
import { isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  savePassword: {
    matches: isCall('POST', /accounts:update$/),
    answers: {
      // The demo buyer keeps the password, for the other paths.
      saved: (route) => route.fulfill({ json: { localId: 'ada' } }),
      weak: refusedByIdentity('WEAK_PASSWORD'),
      wrongPassword: refusedByIdentity('INVALID_LOGIN_CREDENTIALS'),
      identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, controls, assertions } = passwordChangeFlow

/** Drives a change of the password in the production build, with the demo buyer. */
export const passwordChangeInProduct: ProductFlow<PasswordChangeContext> = {
  script: passwordChangeScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    if (path.id.includes('readMethod!')) await cutOffIdentity(page)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ controls, actions }),
    'passwordChange.retry': async (stage) => {
      if (stage.remainingSteps[0] === 'readMethod=password') await stage.page.unroute(IDENTITY_CODE)
      await performOnPage({ press: tryAgain })(stage)
    },
    'readMethod=password': asPrepared,
    'readMethod!identity': asPrepared,
  },
  // The browser loads the identity provider's code, or not, as the press has prepared it.
  fleeting: 'retrying',
  arrives: ({ name }) => name === 'readMethod=password' || name === 'readMethod!identity',
  unreachable: { 'readMethod=google': 'The demo buyer has a password.' },
}
