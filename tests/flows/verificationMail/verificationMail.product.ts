import type { VerificationMailContext } from '../../../machines/verificationMail.machine.ts'
import { verificationMailScript } from './verificationMail.script.ts'
import { verificationMailFlow } from './verificationMail.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { cutOffIdentity, refusedByIdentity } from '../session/session-wire.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  sendMail: {
    matches: isCall('POST', /accounts:sendOobCode$/),
    answers: { sent: passed, identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER') },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { controls, assertions } = verificationMailFlow

/** Drives the mail that confirms an e-mail address in the production build, with the demo buyer, who never did. */
export const verificationMailInProduct: ProductFlow<VerificationMailContext> = {
  script: verificationMailScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    if (path.id.includes('readVerified!')) await cutOffIdentity(page)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    return { page, path, held, assertions }
  },
  ports,
  actions: actionsOnPage({ controls }),
  arrives: ({ name }) => name === 'readVerified=unverified' || name === 'readVerified!identity',
  unreachable: {
    'readVerified=verified': 'The demo buyer has not confirmed the address.',
    'email.verified': 'The demo buyer has not confirmed the address.',
  },
}
