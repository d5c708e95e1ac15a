import type { EmailConfirmationContext } from '../../../machines/emailConfirmation.machine.ts'
import { emailConfirmationScript } from './emailConfirmation.script.ts'
import { emailConfirmationFlow } from './emailConfirmation.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { refusedByIdentity } from '../session/session-wire.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  confirm: {
    matches: isCall('POST', /accounts:update$/),
    answers: {
      confirmed: answered({ email: 'ada@loppis.test', emailVerified: true }),
      expired: refusedByIdentity('EXPIRED_OOB_CODE'),
      used: refusedByIdentity('INVALID_OOB_CODE'),
      identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { controls, assertions } = emailConfirmationFlow

/** Drives the link that confirms an e-mail address in the production build. */
export const emailConfirmationInProduct: ProductFlow<EmailConfirmationContext> = {
  script: emailConfirmationScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/auth/action?mode=verifyEmail&oobCode=code-of-the-mail`)
    return { page, path, held, assertions }
  },
  ports,
  actions: actionsOnPage({ controls }),
  arrives: () => false,
  unreachable: {},
  ends: {},
}
