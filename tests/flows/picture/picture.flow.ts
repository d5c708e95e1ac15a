import { pictureScript } from './picture.script.ts'
import { pictureInvariants } from './picture.invariants.ts'
import { pictureFlow } from './picture.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const picture = defineFlow({
  name: 'picture',
  title: 'A picture of a form',
  script: pictureScript,
  invariants: pictureInvariants,
  screen: pictureFlow,
})
