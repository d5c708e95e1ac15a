import { galleryScript } from '../models/gallery.events.ts'
import { galleryInvariants } from '../models/gallery.invariants.ts'
import { galleryFlow } from '../screens/gallery.actions.ts'
import { defineFlow } from './define-flow.ts'

export const gallery = defineFlow({
  name: 'gallery',
  title: 'The pictures of a product',
  script: galleryScript,
  invariants: galleryInvariants,
  screen: galleryFlow,
})
