import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:walked'
const RESOLVED = `\0${NAME}`

/** Asked for by its address: Node runs it as it stands, and it is not bundled into what reads this file. */
const walkedFlows = new URL('walked-flows.ts', import.meta.url)

/**
 * Every path that the tests walk, as the module 'virtual:walked': made in Node when the Lab asks for it, as what walks
 * the built product needs Playwright, and a browser has none.
 */
export const walkedPlugin = (): Plugin => ({
  name: 'loppis-walked-paths',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null
    const { walkedFlows: make }: typeof import('./walked-flows.ts') = await import(
      /* @vite-ignore */ fileURLToPath(walkedFlows)
    )
    // A string that is parsed is read much faster than an object that is compiled.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))})`
  },
})
