import { cropScript } from '../models/crop.events.ts'
import { cropInvariants } from '../models/crop.invariants.ts'
import { cropFlow } from '../screens/crop.actions.ts'
import { defineFlow } from './define-flow.ts'

export const crop = defineFlow({
  name: 'crop',
  title: 'The crop of a picture',
  script: cropScript,
  invariants: cropInvariants,
  screen: cropFlow,
})
