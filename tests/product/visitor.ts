import type { BrowserContext, Page } from 'playwright'
import type { Market } from '../journeys/market.ts'
import { ORIGIN } from '../journeys/signed-in.ts'
import { withoutWorker } from '../journeys/shared-browser.ts'
import { loginAt } from '../journeys/steps.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Opens browsers in which somebody has signed in before; signing in itself is done once for each account, and not for
 * those that have `signedIn` when the world was made (tests/journeys/seeded-world.ts).
 */
export function createVisitors(
  market: Pick<Market, 'origin' | 'browser'>,
  signedIn: Readonly<Record<string, string>> = {},
) {
  const states = new Map<string, Promise<StorageState>>(
    Object.entries(signedIn).map(([email, kept]) => [
      email,
      Promise.resolve(JSON.parse(kept.replaceAll(ORIGIN, market.origin))),
    ]),
  )
  const signIn = async (email: string): Promise<StorageState> => {
    const context = await market.browser.newContext(withoutWorker)
    await loginAt(await context.newPage(), market.origin, email)
    const state = await context.storageState({ indexedDB: true })
    await context.close()
    return state
  }
  const stateOf = (email: string) => {
    const state = states.get(email) ?? signIn(email)
    states.set(email, state)
    return state
  }
  return {
    /** A page of somebody with this account, or of a guest, before it has gone anywhere. */
    async arrive(email: string | null): Promise<Page> {
      const context = await market.browser.newContext({
        ...withoutWorker,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        ...(email === null ? {} : { storageState: await stateOf(email) }),
      })
      return context.newPage()
    },
    /** The access token of who has signed in with this account. */
    async tokenOf(email: string): Promise<string> {
      const { origins } = await stateOf(email)
      const kept = origins.flatMap(({ localStorage }) => localStorage)
      const token = kept.find(({ name }) => name === 'accessToken')
      if (token === undefined) throw new Error(`${email} has no access token.`)
      return token.value
    },
  }
}

/** Goes where the storage of an origin is at hand and no page of the product runs yet. */
export async function beAtOrigin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
}

export type Visitors = ReturnType<typeof createVisitors>
