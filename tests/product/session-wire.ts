import type { Request, Route } from 'playwright'
import type { WirePort } from './stage.ts'
import { passed, patched } from './payment-wire.ts'

const is = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

/** The identity provider says no, in the shape of https://cloud.google.com/identity-platform/docs/error-codes. */
export const refusedByIdentity = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { error: { code: 400, message } } })

const token = is('GET', /^\/jwt$/)

/** The requests behind the ports of a session, and how each answer is given. */
export const sessionPorts = {
  signInWithPassword: {
    matches: is('POST', /accounts:signInWithPassword$/),
    answers: { ada: passed, identity: refusedByIdentity('INVALID_LOGIN_CREDENTIALS') },
  },
  registerIdentity: {
    matches: is('POST', /accounts:signUp$/),
    answers: { ada: passed, identity: refusedByIdentity('EMAIL_EXISTS') },
  },
  saveUser: {
    matches: is('PUT', /^\/user$/),
    answers: { acknowledged: passed, refused: (route) => route.fulfill({ json: {} }) },
  },
  fetchToken: { matches: token, answers: { kept: passed } },
  renewToken: { matches: token, answers: {} },
  fetchRole: {
    matches: is('GET', /^\/users\/role\//),
    answers: { buyer: passed, seller: patched({ role: 'seller' }) },
  },
} as const satisfies Readonly<Record<string, WirePort>>
