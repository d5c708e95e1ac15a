import type { Page, Request, Route } from 'playwright'
import { WAIT_TIMEOUT } from '../browser/timeouts.ts'

type Held = { route: Route; request: Request }

/** Holds every request that `isHeld` matches before it leaves the browser, until it is released here. */
export async function holdRequests(page: Page, isHeld: (request: Request) => boolean) {
  const held: Held[] = []
  const lost = new Set<Route>()
  let isPassing = false
  const waiting = new Set<() => void>()
  await page.route(
    (url) => /^https?:$/.test(url.protocol),
    (route, request) => {
      if (isPassing || !isHeld(request)) return route.fallback()
      held.push({ route, request })
      for (const wake of waiting) wake()
      return undefined
    },
  )
  // The response to a request that the page has aborted is ignored.
  page.on('requestfailed', (request) => {
    const given = held.find((one) => one.request === request)
    if (given !== undefined) letGo(given)
  })
  /** Returns the first matching request. Throws if none arrives in time. */
  const until = async (matches: (request: Request) => boolean): Promise<Held> => {
    const deadline = Date.now() + WAIT_TIMEOUT
    for (;;) {
      const found = held.find(({ request }) => matches(request))
      if (found !== undefined) return found
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`The request did not come; held: [${described(held)}]`)
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, left)
      waiting.add(resolve)
      await promise
      waiting.delete(resolve)
      clearTimeout(timer)
    }
  }
  const letGo = (one: Held) => held.splice(held.indexOf(one), 1)
  return {
    /** Waits for a matching request and removes it from the held ones. */
    async take(matches: (request: Request) => boolean): Promise<Route> {
      const found = await until(matches)
      letGo(found)
      return found.route
    },
    /** Waits until a matching request is held, and keeps holding it. */
    async wait(matches: (request: Request) => boolean): Promise<void> {
      await until(matches)
    },
    /** Lets the server handle the held requests, and loses the responses. */
    async perform(): Promise<void> {
      await Promise.all(
        held.map(({ route }) => {
          lost.add(route)
          return route.fetch()
        }),
      )
    },
    /** Stops holding new requests; held requests stay held. */
    pass(): void {
      isPassing = true
    },
    /** Releases all held requests, or the matching ones; requests of a closed page are ignored. */
    async release(
      answer = (route: Route) => (lost.has(route) ? route.abort() : route.continue()),
      isMeant: (request: Request) => boolean = () => true,
    ): Promise<void> {
      const meant = held.filter(({ request }) => isMeant(request))
      meant.forEach(letGo)
      await Promise.all(meant.map(({ route }) => answer(route).catch(() => undefined)))
    },
    /** Returns the held requests, each as 'GET /blogs'. */
    waiting: () => held.map(({ request }) => `${request.method()} ${pathOf(request)}`),
  }
}

export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>

const pathOf = (request: Request) => new URL(request.url()).pathname

const described = (held: readonly Held[]) =>
  held.map(({ request }) => `${request.method()} ${pathOf(request)}`).join(', ')
