import { picturesScript } from './pictures.script.ts'
import { picturesInvariants } from './pictures.invariants.ts'
import { picturesFlow } from './pictures.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const pictures = defineFlow({
  name: 'pictures',
  title: 'The pictures of a form',
  script: picturesScript,
  invariants: picturesInvariants,
  screen: picturesFlow,
})
