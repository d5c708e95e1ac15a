import type { Route } from 'playwright'
import type { Failure } from '../../src/domain/failure.ts'
import { type Answer, eachAnswer, serverError } from '../../tools/walks/answers.ts'

const fulfill = (route: Route, { type, ...answer }: Answer) =>
  route.fulfill({ ...answer, contentType: type })

/** In milliseconds: long enough that a user would doubt the button. */
const LATE = 1500
const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATE))

/** The faults that one request can have on the client's side of the network, by name. */
export const faults = {
  ...eachAnswer((answer) => (route: Route) => fulfill(route, answer)),
  'answers 200 with nothing': (route: Route) => route.fulfill({ body: '' }),
  'is done and answered 500': async (route: Route) => {
    await route.fetch()
    await fulfill(route, serverError)
  },
  'is cut before the server': (route: Route) => route.abort('connectionreset'),
  'is cut after the server': async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  'arrives late': async (route: Route) => {
    await later()
    await route.continue()
  },
  'is answered late': async (route: Route) => {
    const response = await route.fetch()
    await later()
    await route.fulfill({ response })
  },
  'arrives twice': async (route: Route) => {
    await route.fetch()
    await route.continue()
  },
} as const satisfies Record<string, (route: Route) => Promise<void>>

export type Fault = keyof typeof faults

/** Maps each kind of failure to the fault that causes it; null if no response of a server can. */
export const faultOf: { readonly [Kind in Failure['kind']]: Fault | null } = {
  noAnswer: 'is cut before the server',
  unauthorized: 'answers 401',
  forbidden: 'answers 403',
  notFound: 'answers 404',
  conflict: 'answers 409',
  rejected: 'answers 422',
  tooMany: 'answers 429',
  server: 'answers 500',
  undecodable: 'answers 200 with a page',
  identity: null,
  cardsUnavailable: null,
  unexpected: null,
}
