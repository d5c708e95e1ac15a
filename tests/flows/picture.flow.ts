import { pictureScript } from '../models/picture.events.ts'
import { pictureInvariants } from '../models/picture.invariants.ts'
import { pictureFlow } from '../screens/picture.actions.ts'
import { defineFlow } from './define-flow.ts'

export const picture = defineFlow({
  name: 'picture',
  title: 'A picture of a form',
  script: pictureScript,
  invariants: pictureInvariants,
  screen: pictureFlow,
})
