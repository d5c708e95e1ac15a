import type { Page, Route } from 'playwright'
import type { RequestPort } from '../../product/stage.ts'
import { isCall, passed, patched } from '../../product/wire-answers.ts'

/** Answers with an identity error, in the shape of https://cloud.google.com/identity-platform/docs/error-codes. */
export const refusedByIdentity = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { error: { code: 400, message } } })

const role = {
  matches: isCall('GET', /^\/users\/role\//),
  answers: { buyer: passed, seller: patched({ role: 'seller' }) },
}
const token = isCall('GET', /^\/jwt$/)

/** Maps each port of a session to its request and to the responses. */
export const sessionPorts = {
  signInWithPassword: {
    matches: isCall('POST', /accounts:signInWithPassword$/),
    answers: { ada: passed, identity: refusedByIdentity('INVALID_LOGIN_CREDENTIALS') },
  },
  registerIdentity: {
    matches: isCall('POST', /accounts:signUp$/),
    answers: { ada: passed, identity: refusedByIdentity('EMAIL_EXISTS') },
  },
  saveUser: {
    matches: isCall('PUT', /^\/user$/),
    answers: { acknowledged: passed, refused: (route) => route.fulfill({ json: {} }) },
  },
  fetchToken: { matches: token, answers: { kept: passed } },
  renewToken: { matches: token, answers: {} },
  confirmToken: { matches: token, answers: { kept: passed } },
  resumeRole: role,
  fetchRole: role,
  confirmRole: role,
} as const satisfies Readonly<Record<string, RequestPort>>

/** The file of the identity provider's code. */
const IDENTITY_CODE = '**/identity-firebase*.js'

/** Fails the identity provider's code for a user who has signed in before. */
export async function cutOffIdentity(page: Page): Promise<void> {
  await page.route(IDENTITY_CODE, (route) => route.abort('connectionreset'))
}

/** The identity provider's code; while it is held, a user who has signed in before is not identified. */
export const identityCode: RequestPort = {
  matches: (request) => /\/assets\/identity-firebase[^/]*\.js$/.test(request.url()),
  answers: {},
}

/**
 * The first request of the states that look like `restoring`, which a slow page could still be in when the next step
 * begins.
 */
export const firstRequests: Readonly<Record<string, RequestPort>> = {
  'establishing.fetchingToken': sessionPorts.fetchToken,
  'establishing.resuming': sessionPorts.resumeRole,
}
