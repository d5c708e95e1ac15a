import { recentlySeenScript } from '../models/recentlySeen.events.ts'
import { recentlySeenInvariants } from '../models/recentlySeen.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const recentlySeen = defineFlow({
  name: 'recentlySeen',
  title: 'Recently seen',
  script: recentlySeenScript,
  invariants: recentlySeenInvariants,
})
