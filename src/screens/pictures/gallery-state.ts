import type { Gallery, GalleryEvent } from '../../../machines/gallery.ts'

/** The pictures of a page, bound to the actor that says which one is shown. */
export type BoundGallery = {
  gallery: Gallery
  sendGallery: (event: GalleryEvent) => void
}
