import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:walked'
const RESOLVED = `\0${NAME}`

/** Imported by URL, so that Node runs the module as it is and the config bundle does not include it. */
const walkedFlows = new URL('walked-flows.ts', import.meta.url)

/**
 * Provides the module 'virtual:walked' with every path that the tests run. Node generates it on request, because the
 * drivers of the built product import Playwright, which cannot run in a browser.
 */
export const walkedPlugin = (): Plugin => ({
  name: 'loppis-walked-paths',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null
    const { walkedFlows: make }: typeof import('./walked-flows.ts') = await import(
      /* @vite-ignore */ fileURLToPath(walkedFlows)
    )
    // Parsing a JSON string is much faster than compiling an object literal.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))})`
  },
})
