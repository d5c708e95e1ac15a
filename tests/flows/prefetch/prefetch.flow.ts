import { prefetchScript } from './prefetch.script.ts'
import { prefetchInvariants } from './prefetch.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const prefetch = defineFlow({
  name: 'prefetch',
  rules: 'R3',
  title: 'Prefetching',
  script: prefetchScript,
  invariants: prefetchInvariants,
})
