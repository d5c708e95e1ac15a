import { assign, setup } from 'xstate'

/** `shown`: the index of the picture that is shown. */
export type GalleryContext = { shown: number }

/** The pictures of a product: which one is shown, and whether it is enlarged. The screen has the pictures. */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as
      | { type: 'gallery.show'; index: number }
      | { type: 'gallery.enlarge'; index: number }
      | { type: 'gallery.close' },
  },
  actions: {
    show: assign((_, params: { index: number }) => ({ shown: params.index })),
  },
}).createMachine({
  id: 'gallery',
  context: { shown: 0 },
  initial: 'onPage',
  on: { 'gallery.show': { actions: { type: 'show', params: ({ event }) => event } } },
  states: {
    onPage: {
      on: {
        'gallery.enlarge': {
          target: 'enlarged',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
    },
    enlarged: {
      description: 'The page then shows the picture that was enlarged last.',
      on: { 'gallery.close': 'onPage' },
    },
  },
})
