import type { Part } from './finding.ts'
import { measureFirstLoad } from './first-load.ts'

/** In the order of docs/performance.md. */
export const parts: readonly Part[] = [
  {
    name: 'home',
    title: 'Home, by a guest',
    run: (bench) =>
      measureFirstLoad(bench, {
        name: 'home',
        path: '/',
        shows: 'main a[href*="product="] img',
      }),
  },
]
