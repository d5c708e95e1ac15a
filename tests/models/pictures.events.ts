import { type PicturesContext, picturesMachine } from '../../machines/pictures.machine.ts'
import { pictures } from './listing.events.ts'
import { scriptFor } from './script.ts'

const { camera, lens, notes } = pictures
const files = { one: [camera], two: [lens, camera], notes: [notes], some: [notes, lens] } as const

type Where = { context: PicturesContext }

/** The script of the pictures of a form that takes two. */
export const picturesScript = scriptFor(picturesMachine, {
  input: { max: 2 },
  sends: [
    ...(['one', 'two', 'notes', 'some'] as const).map((name) => ({
      name: `pictures.add=${name}`,
      event: { type: 'pictures.add' as const, files: files[name] },
      when: ({ context: { added } }: Where) => added < 3,
    })),
    ...['picture-1', 'picture-2', 'picture-99'].map((id) => ({
      name: `pictures.remove=${id}`,
      event: { type: 'pictures.remove' as const, id },
    })),
  ],
  listeners: {},
  ports: {},
  // The pictures that fill a form wait for it.
  rests: ['full'],
  factsOf: ({ ids, added, problem }) => [ids.join('+'), added, problem === null],
  bound: 5,
})
