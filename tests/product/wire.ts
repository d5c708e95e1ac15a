import type { Page, Request, Route } from 'playwright'
import { PATIENCE } from '../patience.ts'

type Held = { route: Route; request: Request }

/** Every request that `isHeld` names waits on its way out, until it is let go from here. */
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
  // Nobody waits for the answer of what the page has given up.
  page.on('requestfailed', (request) => {
    const given = held.find((one) => one.request === request)
    if (given !== undefined) letGo(given)
  })
  /** The first that is waited for. Throws where it does not come. */
  const until = async (matches: (request: Request) => boolean): Promise<Held> => {
    const deadline = Date.now() + PATIENCE
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
    /** Takes the request that is waited for out of those that are held. */
    async take(matches: (request: Request) => boolean): Promise<Route> {
      const found = await until(matches)
      letGo(found)
      return found.route
    },
    /** Waits until a request is held, and leaves it there. */
    async wait(matches: (request: Request) => boolean): Promise<void> {
      await until(matches)
    },
    /** The server does all that it is asked, and what it answers is lost. */
    async perform(): Promise<void> {
      await Promise.all(
        held.map(({ route }) => {
          lost.add(route)
          return route.fetch()
        }),
      )
    },
    /** From now on nothing is held; what waits goes on waiting. */
    pass(): void {
      isPassing = true
    },
    /** Lets all go that waits, or only what is asked for; of a page that is gone nothing is left to be sent. */
    async release(
      answer = (route: Route) => (lost.has(route) ? route.abort() : route.continue()),
      isMeant: (request: Request) => boolean = () => true,
    ): Promise<void> {
      const meant = held.filter(({ request }) => isMeant(request))
      meant.forEach(letGo)
      await Promise.all(meant.map(({ route }) => answer(route).catch(() => undefined)))
    },
    /** 'GET /blogs' of each request that waits. */
    waiting: () => held.map(({ request }) => `${request.method()} ${pathOf(request)}`),
  }
}

export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>

const pathOf = (request: Request) => new URL(request.url()).pathname

const described = (held: readonly Held[]) =>
  held.map(({ request }) => `${request.method()} ${pathOf(request)}`).join(', ')
