import type { GalleryContext } from '../../../machines/gallery.machine.ts'
import { type Invariants, lacking } from '../../model/model.ts'

/** The invariants of a product's pictures over every state and transition. Each returns its violations. */
export const galleryInvariants: Invariants<GalleryContext> = {
  'the page shows the cover first': ({ initial }) =>
    initial.name === 'onPage' && initial.context.shown === 0 ? [] : [initial.key],

  'every picture can be shown, on the page and enlarged': (model) =>
    [0, 1].flatMap((index) =>
      lacking(
        model,
        model.nodes,
        ({ source, stimulus, target }) =>
          stimulus.name === `gallery.show=${index}` &&
          target.name === source.name &&
          target.context.shown === index &&
          target.context.setId === source.context.setId,
      ),
    ),

  'enlarging a picture shows that picture': (model) =>
    [0, 1].flatMap((index) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'onPage'),
        ({ stimulus, target }) =>
          stimulus.name === `gallery.enlarge=${index}` &&
          target.name === 'enlarged' &&
          target.context.shown === index &&
          target.context.setId === null,
      ),
    ),

  'enlarging a picture of a message shows that picture': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'onPage'),
      ({ stimulus, target }) =>
        stimulus.name === 'gallery.enlarge=message' &&
        target.name === 'enlarged' &&
        target.context.shown === 0 &&
        target.context.setId === 'message-1',
    ),

  'closing shows the picture on the page that was enlarged last': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'enlarged'),
      ({ source, stimulus, target }) =>
        stimulus.name === 'gallery.close' &&
        target.name === 'onPage' &&
        target.context.shown === source.context.shown &&
        target.context.setId === source.context.setId,
    ),
}
