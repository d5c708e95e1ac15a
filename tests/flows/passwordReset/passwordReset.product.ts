import type { Request, Route } from 'playwright'
import type { PasswordResetContext } from '../../../machines/passwordReset.machine.ts'
import { passwordResetScript } from './passwordReset.script.ts'
import { passwordResetFlow } from './passwordReset.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { refusedByIdentity } from '../session/session-wire.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const isReset = isCall('POST', /accounts:resetPassword$/)
const hasPassword = (request: Request) => request.postData()?.includes('newPassword') === true

const refusals: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  expired: refusedByIdentity('EXPIRED_OOB_CODE'),
  used: refusedByIdentity('INVALID_OOB_CODE'),
  disabled: refusedByIdentity('USER_DISABLED'),
  gone: refusedByIdentity('USER_NOT_FOUND'),
  weak: refusedByIdentity('WEAK_PASSWORD'),
  identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
}
const answer = answered({ email: 'ada@loppis.test', requestType: 'PASSWORD_RESET' })

const ports = {
  checkCode: {
    matches: (request) => isReset(request) && !hasPassword(request),
    answers: { ...refusals, good: answer },
  },
  savePassword: {
    matches: (request) => isReset(request) && hasPassword(request),
    answers: { ...refusals, saved: answer },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, controls, assertions } = passwordResetFlow

/** Drives a new password by the link of a mail in the production build. */
export const passwordResetInProduct: ProductFlow<PasswordResetContext> = {
  script: passwordResetScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive(null)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/auth/action?mode=resetPassword&oobCode=code-of-the-mail`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage({ controls, actions }),
    'connection.restored': reconnect,
  },
  arrives: () => false,
  unreachable: neverFailsToListen,
  ends: {},
}
