import { picturesScript } from '../models/pictures.events.ts'
import { picturesInvariants } from '../models/pictures.invariants.ts'
import { picturesFlow } from '../screens/pictures.actions.ts'
import { defineFlow } from './define-flow.ts'

export const pictures = defineFlow({
  name: 'pictures',
  title: 'The pictures of a form',
  script: picturesScript,
  invariants: picturesInvariants,
  screen: picturesFlow,
})
