import type { Page, Request, Route } from 'playwright'

/** The longest that a request is waited for; a flow that does not make it is broken, not slow. */
const PATIENCE = 10_000

type Held = { route: Route; request: Request }

/** Every request that `isHeld` names waits on its way out, until it is let go from here. */
export async function holdRequests(page: Page, isHeld: (request: Request) => boolean) {
  const held: Held[] = []
  let wake = () => {}
  await page.route(
    (url) => /^https?:$/.test(url.protocol),
    (route, request) => {
      if (!isHeld(request)) return route.fallback()
      held.push({ route, request })
      wake()
      return undefined
    },
  )
  return {
    /** Takes the request that is waited for out of those that are held. Throws where it does not come. */
    async take(matches: (request: Request) => boolean): Promise<Route> {
      const deadline = Date.now() + PATIENCE
      for (;;) {
        const index = held.findIndex(({ request }) => matches(request))
        const [found] = index === -1 ? [] : held.splice(index, 1)
        if (found !== undefined) return found.route
        const left = deadline - Date.now()
        if (left <= 0) throw new Error(`The request did not come; held: [${described(held)}]`)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    /** 'GET /blogs' of each request that waits. */
    waiting: () => held.map(({ request }) => `${request.method()} ${pathOf(request)}`),
  }
}

export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>

const pathOf = (request: Request) => new URL(request.url()).pathname

const described = (held: readonly Held[]) =>
  held.map(({ request }) => `${request.method()} ${pathOf(request)}`).join(', ')
