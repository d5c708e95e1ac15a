import type { Route } from 'playwright'
import type { Failure } from '../../src/domain/failure.ts'

const problem = (status: number, title: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title, status }),
  })

const page = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'text/html',
    body: `<!doctype html><title>${status}</title><h1>${status}</h1>`,
  })

/** Milliseconds: longer than anybody looks at a button without doubting it. */
const LATE = 1500
const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATE))

/** What can go wrong with one request, on the client's side of the wire, by name. */
export const faults = {
  'answers 400': problem(400, 'Bad Request'),
  'answers 401': problem(401, 'Unauthorized'),
  'answers 403': problem(403, 'Forbidden'),
  'answers 404': problem(404, 'Not Found'),
  'answers 409': problem(409, 'Conflict'),
  'answers 422': problem(422, 'Unprocessable Content'),
  'answers 429': problem(429, 'Too Many Requests'),
  'answers 500': problem(500, 'Internal Server Error'),
  'answers 502 with a page': page(502),
  'answers 200 with a page': page(200),
  'answers 200 with something else': (route: Route) =>
    route.fulfill({ json: { something: 'else' } }),
  'answers 200 with nothing': (route: Route) => route.fulfill({ body: '' }),
  'is done and answered 500': async (route: Route) => {
    await route.fetch()
    await problem(500, 'Internal Server Error')(route)
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

/** The fault that a port turns into each kind of failure; null where no answer of a server can become it. */
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
