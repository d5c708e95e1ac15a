import { cropScript } from './crop.script.ts'
import { cropInvariants } from './crop.invariants.ts'
import { cropFlow } from './crop.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const crop = defineFlow({
  name: 'crop',
  title: 'The crop of a picture',
  script: cropScript,
  invariants: cropInvariants,
  screen: cropFlow,
})
