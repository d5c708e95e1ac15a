import { fromTransition } from 'xstate'

/** `setId`: the set of the last enlarged picture, among several. `shown`: the index of the picture in its set. */
export type Gallery = { setId: string | null; shown: number; isEnlarged: boolean }

export type GalleryEvent =
  | { type: 'gallery.show'; index: number }
  | { type: 'gallery.enlarge'; index: number; setId?: string }
  /** The page then shows the picture that was enlarged last. */
  | { type: 'gallery.close' }

/**
 * The pictures of a product, of the messages of a conversation, or of the events of an order: which one is shown, and
 * whether it is enlarged. The screen has the pictures.
 */
export const galleryLogic = fromTransition(
  (gallery: Gallery, event: GalleryEvent): Gallery => {
    switch (event.type) {
      case 'gallery.show':
        return { ...gallery, shown: event.index }
      case 'gallery.enlarge':
        return { setId: event.setId ?? null, shown: event.index, isEnlarged: true }
      case 'gallery.close':
        return { ...gallery, isEnlarged: false }
      // XState passes its own events too.
      default:
        return gallery
    }
  },
  { setId: null, shown: 0, isEnlarged: false },
)
