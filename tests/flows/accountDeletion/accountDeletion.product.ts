import type { AccountDeletionContext } from '../../../machines/accountDeletion.machine.ts'
import { accountDeletionScript } from './accountDeletion.script.ts'
import { accountDeletionFlow } from './accountDeletion.actions.ts'
import { ada } from '../account/account.script.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import { refusedByIdentity } from '../session/session-wire.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { answered, isBehind, isCall, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const inUse = { ...ada, blockers: [{ kind: 'order', id: 'order-1', name: 'Old camera' }] }

const ports = {
  readTerms: {
    matches: isCall('GET', /^\/account$/),
    answers: { free: answered(ada), inUse: answered(inUse) },
  },
  proveIdentity: {
    matches: isCall('POST', /accounts:signInWithPassword$/),
    answers: { proven: passed, wrongPassword: refusedByIdentity('INVALID_LOGIN_CREDENTIALS') },
  },
  deleteAccount: {
    matches: isCall('DELETE', /^\/account$/),
    answers: {
      // The demo buyer stays, for the other paths.
      done: answered({ acknowledged: true }),
      removed: (route) =>
        route.fulfill({ status: 403, json: { code: 'account-removed', title: 'Removed' } }),
    },
  },
  deleteIdentity: {
    matches: isCall('POST', /accounts:delete$/),
    answers: {
      done: answered({}),
      gone: refusedByIdentity('USER_NOT_FOUND'),
      ended: refusedByIdentity('TOKEN_EXPIRED'),
      identity: refusedByIdentity('TOO_MANY_ATTEMPTS_TRY_LATER'),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { actions = {}, controls, assertions } = accountDeletionFlow

/** Drives the deletion of an account in the production build, with the demo buyer, who stays. */
export const accountDeletionInProduct: ProductFlow<AccountDeletionContext> = {
  script: accountDeletionScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await page.goto(`${market.origin}/dashboard/account`)
    // The page itself has read the account.
    await page.getByRole('button', { name: 'Delete account' }).waitFor()
    const held = await holdRequests(page, isBehind(ports))
    return {
      page,
      path,
      held,
      assertions: {
        ...assertions,
        deleted: { shows: ['Your account is deleted.'], hides: ['Delete your account'] },
      },
    }
  },
  ports,
  actions: actionsOnPage({ controls, actions }),
  arrives: () => false,
  unreachable: {
    'deleteAccount=inUse': 'The server refuses, and is asked again what is open.',
  },
  ends: {},
}
