import type { ForgottenPasswordContext } from '../../../machines/forgottenPassword.machine.ts'
import { forgottenPasswordScript } from './forgottenPassword.script.ts'
import { forgottenPasswordFlow } from './forgottenPassword.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { refusedByIdentity } from '../session/session-wire.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const mail: RequestPort = {
  matches: isCall('POST', /accounts:sendOobCode$/),
  answers: {
    sent: passed,
    unknown: refusedByIdentity('EMAIL_NOT_FOUND'),
    identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
  },
}
const ports = { sendMail: mail, sendMailAgain: mail } as const
const { actions = {}, controls, assertions } = forgottenPasswordFlow

/** Drives a forgotten password in the production build. */
export const forgottenPasswordInProduct: ProductFlow<ForgottenPasswordContext> = {
  script: forgottenPasswordScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    await page.clock.install()
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/forgot-password`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ controls, actions }),
    'after.mailTakes': ({ page }) => page.clock.fastForward(30_000),
  },
  arrives: () => false,
  unreachable: {},
  ends: {},
}
