import { prefetchScript } from '../models/prefetch.events.ts'
import { prefetchInvariants } from '../models/prefetch.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const prefetch = defineFlow({
  name: 'prefetch',
  title: 'Prefetching',
  script: prefetchScript,
  invariants: prefetchInvariants,
})
