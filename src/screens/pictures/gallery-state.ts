import type { EventFrom, SnapshotFrom } from 'xstate'
import type { galleryMachine } from '../../../machines/gallery.machine.ts'

/** The pictures of a page, bound to the machine that says which one is shown. */
export type BoundGallery = {
  gallery: SnapshotFrom<typeof galleryMachine>
  sendGallery: (event: EventFrom<typeof galleryMachine>) => void
}
