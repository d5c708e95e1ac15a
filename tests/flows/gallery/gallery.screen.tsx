import { galleryMachine } from '../../../machines/gallery.machine.ts'
import { GalleryView } from '../../../src/screens/product/GalleryView.tsx'
import { camera, chair } from '../../../src/screens/story-fixtures.ts'
import { galleryFlow } from './gallery.actions.ts'
import { createScreen } from '../../screen/screen.ts'

const pictures = [{ image: camera.image }, { image: chair.image }]

export const galleryScreen = createScreen(galleryMachine, galleryFlow, (state, send) => (
  <main>
    <GalleryView
      gallery={state}
      pictures={pictures}
      productName={camera.productName}
      sendGallery={send}
    />
  </main>
))
