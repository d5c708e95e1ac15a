import { galleryScript } from './gallery.script.ts'
import { galleryInvariants } from './gallery.invariants.ts'
import { galleryFlow } from './gallery.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const gallery = defineFlow({
  name: 'gallery',
  title: 'The pictures of a product',
  script: galleryScript,
  invariants: galleryInvariants,
  screen: galleryFlow,
})
