import { galleryMachine } from '../../machines/gallery.machine.ts'
import { scriptFor } from './script.ts'

/** The script of the pictures of a product that has two. */
export const galleryScript = scriptFor(galleryMachine, {
  input: undefined,
  sends: [
    ...[0, 1].map((index) => ({
      name: `gallery.show=${index}`,
      event: { type: 'gallery.show' as const, index },
    })),
    ...[0, 1].map((index) => ({
      name: `gallery.enlarge=${index}`,
      event: { type: 'gallery.enlarge' as const, index },
    })),
    { name: 'gallery.close', event: { type: 'gallery.close' } },
  ],
  listeners: {},
  ports: {},
  factsOf: ({ shown }) => [shown],
  bound: 4,
})
