import { recentlySeenScript } from './recentlySeen.script.ts'
import { recentlySeenInvariants } from './recentlySeen.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const recentlySeen = defineFlow({
  name: 'recentlySeen',
  title: 'Recently seen',
  script: recentlySeenScript,
  invariants: recentlySeenInvariants,
})
