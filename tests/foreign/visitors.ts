import type { Browser, BrowserContext } from 'playwright'
import type { StorageState } from '../product/signed-in.ts'
import { loginAt } from '../product/steps.ts'

type Place = {
  browser: Browser
  /** The origin of the product. */
  origin: string
  /** The address of the foreign server. */
  proxy: string
}

/** Opens browsers with an account or as a guest. Each account signs in once. */
export function createVisitors({ browser, origin, proxy }: Place) {
  const states = new Map<string, Promise<StorageState>>()
  const open = (storageState?: StorageState): Promise<BrowserContext> =>
    browser.newContext({
      // Chromium sends the requests for every host other than the product's to the foreign server.
      proxy: { server: proxy, bypass: '127.0.0.1' },
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ...(storageState && { storageState }),
    })
  const signIn = async (email: string): Promise<StorageState> => {
    const context = await open()
    await loginAt(await context.newPage(), origin, email)
    const state = await context.storageState({ indexedDB: true })
    await context.close()
    return state
  }
  return {
    /** Opens a browser context for this account, or for a guest. */
    async arrive(email: string | null): Promise<BrowserContext> {
      if (email === null) return open()
      const state = states.get(email) ?? signIn(email)
      states.set(email, state)
      return open(await state)
    },
  }
}

export type Visitors = ReturnType<typeof createVisitors>
