import { galleryMachine } from '../../../machines/gallery.machine.ts'
import { scriptFor } from '../../model/script.ts'

/** The script of the pictures of a product that has two, and of a message that has one. */
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
    {
      name: 'gallery.enlarge=message',
      event: { type: 'gallery.enlarge', index: 0, setId: 'message-1' },
    },
    { name: 'gallery.close', event: { type: 'gallery.close' } },
  ],
  listeners: {},
  ports: {},
  factsOf: ({ setId, shown }) => [setId ?? '', shown],
  bound: 4,
})
