import { assign, setup } from 'xstate'

/** `setId`: the set of the last enlarged picture, among several. `shown`: the index of the picture in its set. */
export type GalleryContext = { setId: string | null; shown: number }

/**
 * The pictures of a product, of the messages of a conversation, or of the events of an order: which one is shown, and
 * whether it is enlarged. The screen has the pictures.
 */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as
      | { type: 'gallery.show'; index: number }
      | { type: 'gallery.enlarge'; index: number; setId?: string }
      | { type: 'gallery.close' },
  },
  actions: {
    show: assign((_, params: { index: number }) => ({ shown: params.index })),
    choose: assign((_, params: { setId?: string }) => ({ setId: params.setId ?? null })),
  },
}).createMachine({
  id: 'gallery',
  context: { setId: null, shown: 0 },
  initial: 'onPage',
  on: { 'gallery.show': { actions: { type: 'show', params: ({ event }) => event } } },
  states: {
    onPage: {
      on: {
        'gallery.enlarge': {
          target: 'enlarged',
          actions: [
            { type: 'show', params: ({ event }) => event },
            { type: 'choose', params: ({ event }) => event },
          ],
        },
      },
    },
    enlarged: {
      description: 'The page then shows the picture that was enlarged last.',
      on: { 'gallery.close': 'onPage' },
    },
  },
})
