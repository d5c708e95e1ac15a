import type { Page } from 'playwright'
import type { TestApp } from './test-app.ts'
import { ORIGIN, type StorageState } from './signed-in.ts'
import { withoutWorker } from '../browser/shared-browser.ts'
import { loginAt } from './steps.ts'

/**
 * Opens browsers with a signed-in user. Each account signs in once; accounts in `signedIn` were signed in when the
 * server's data was seeded (tests/journeys/seed-demo-data.ts).
 */
export function createVisitors(
  market: Pick<TestApp, 'origin' | 'browser'>,
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
    /** Opens a page for this account, or for a guest, without navigating it. */
    async arrive(email: string | null): Promise<Page> {
      const context = await market.browser.newContext({
        ...withoutWorker,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        ...(email === null ? {} : { storageState: await stateOf(email) }),
      })
      return context.newPage()
    },
    /** Returns the access token of this account. */
    async tokenOf(email: string): Promise<string> {
      const { origins } = await stateOf(email)
      const kept = origins.flatMap(({ localStorage }) => localStorage)
      const token = kept.find(({ name }) => name === 'accessToken')
      if (token === undefined) throw new Error(`${email} has no access token.`)
      return token.value
    },
  }
}

/** Opens a URL of the origin that gives access to its storage without running the app. */
export async function beAtOrigin(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`)
}

export type Visitors = ReturnType<typeof createVisitors>
