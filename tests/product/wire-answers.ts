import type { Request, Route } from 'playwright'
import type { RequestPort } from './stage.ts'

/** Returns a predicate that matches requests by method and by the path of their URL. */
export const isCall = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

/** Returns a predicate that matches the requests of these ports, which are held until a path answers them. */
export const isBehind =
  (ports: Readonly<Record<string, RequestPort>>) =>
  (request: Request): boolean =>
    Object.values(ports).some(({ matches }) => matches(request))

/** Continues the request to the server. */
export const passed = (route: Route) => route.continue()

/** Fulfills the request with this JSON, without the server. */
export const answered = (json: unknown) => (route: Route) => route.fulfill({ json })

/** Changes some fields of the server's response. */
export const patched = (changes: Readonly<Record<string, unknown>>) =>
  changed((body) => ({ ...Object(body), ...changes }))

function changed<Body>(change: (body: Body) => unknown): (route: Route) => Promise<void> {
  return async (route) => {
    const response = await route.fetch()
    const body: Body = await response.json()
    await route.fulfill({ response, json: change(body) })
  }
}
