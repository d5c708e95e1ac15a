import type { Request, Route } from 'playwright'
import type { WirePort } from './stage.ts'

/** Knows a request by its method and the path of its address. */
export const isCall = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

/** Knows the requests behind all of these ports: those that wait until a path answers them. */
export const isBehind =
  (ports: Readonly<Record<string, WirePort>>) =>
  (request: Request): boolean =>
    Object.values(ports).some(({ matches }) => matches(request))

/** The server is asked, and says what it says. */
export const passed = (route: Route) => route.continue()

/** The server is not asked: this is the answer. */
export const answered = (json: unknown) => (route: Route) => route.fulfill({ json })

/** The server's own answer with some fields changed. */
export const patched = (changes: Readonly<Record<string, unknown>>) =>
  changed((body) => ({ ...Object(body), ...changes }))

/** Of the server's own list these items alone. */
export const narrowed = <Item>(choose: (items: readonly Item[]) => readonly Item[]) =>
  changed((body: readonly Item[]) => choose(body))

function changed<Body>(change: (body: Body) => unknown): (route: Route) => Promise<void> {
  return async (route) => {
    const response = await route.fetch()
    const body: Body = await response.json()
    await route.fulfill({ response, json: change(body) })
  }
}
