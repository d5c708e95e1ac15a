import type { BrowserContext, Page } from 'playwright'
import { type Market, withoutWorker } from '../journeys/market.ts'
import { loginAt } from '../journeys/steps.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens browsers in which somebody has signed in before; signing in itself is done once for each account. */
export function createVisitors(market: Pick<Market, 'origin' | 'browser'>) {
  const states = new Map<string, Promise<StorageState>>()
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
  }
}

export type Visitors = ReturnType<typeof createVisitors>
