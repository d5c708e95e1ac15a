import { type PicturesContext, picturesMachine } from '../../../machines/pictures.machine.ts'
import { pictures, uploaded, uploadedLens } from '../addProduct/addProduct.script.ts'
import { childOutputs, scriptFor } from '../../model/script.ts'

const { camera, lens, notes } = pictures
const files = { one: [camera], two: [lens, camera], notes: [notes], some: [notes, lens] } as const

/** The pictures of a product on the server, and those of its draft. */
export const shown = { stored: [uploaded, uploadedLens], drafted: [lens] } as const

/** A picture after it was cropped. */
export const cropped = new File(['bytes'], 'cropped.jpg', { type: 'image/jpeg' })

type Where = { context: PicturesContext }

/** The script of the pictures of a form that takes two. */
export const picturesScript = scriptFor(picturesMachine, {
  input: { max: 2, draft: { owner: 'seller@loppis.test' } },
  sends: [
    ...(['one', 'two', 'notes', 'some'] as const).map((name) => ({
      name: `pictures.add=${name}`,
      event: { type: 'pictures.add' as const, pictures: files[name] },
      when: ({ context: { added } }: Where) => added < 3,
    })),
    { name: 'pictures.submitted', event: { type: 'pictures.submitted' as const } },
    {
      name: 'pictures.discard',
      event: { type: 'pictures.discard' as const },
      when: ({ context: { isRecalled, moved } }: Where) => isRecalled && moved === null,
    },
    ...(['picture-1', 'picture-2', 'picture-99'] as const).map((id) => ({
      name: `pictures.remove=${id}`,
      event: { type: 'pictures.remove' as const, id },
    })),
    ...(['picture-1', 'picture-99'] as const).map((id) => ({
      name: `pictures.crop=${id}`,
      event: { type: 'pictures.crop' as const, id },
    })),
    ...[0, 1, 2].map((index) => ({
      name: `pictures.place=picture-1 at ${index}`,
      event: { type: 'pictures.place' as const, id: 'picture-1' as const, index },
    })),
  ],
  listeners: {
    recallPictures: [
      {
        name: 'pictures.allow=1',
        event: { type: 'pictures.allow', max: 1 },
        when: ({ context: { ids } }: Where) => ids.length < 2,
      },
      { name: 'pictures.allow=3', event: { type: 'pictures.allow', max: 3 } },
      {
        name: 'pictures.recalled',
        event: { type: 'pictures.add', pictures: [lens] },
        when: ({ context: { added } }: Where) => added < 3,
      },
      ...(['stored', 'drafted'] as const).map((name) => ({
        name: `pictures.show=${name}`,
        event: {
          type: 'pictures.show' as const,
          pictures: shown[name],
          isDraft: name === 'drafted',
        },
        when: ({ context: { added } }: Where) => added < 3,
      })),
    ],
  },
  ports: { crop: childOutputs<File | null>({ cropped, kept: null }) },
  // The pictures that fill a form wait for it.
  rests: ['full'],
  factsOf: ({ max, ids, added, refused, surplus, cropped: open, isChanged, isRecalled, moved }) => [
    max,
    open ?? 'none',
    ids.join('+'),
    added,
    refused.length === 0,
    surplus,
    isRecalled ? 'recalled' : isChanged ? 'changed' : 'unchanged',
    moved === null ? 'as added' : `moved ${moved.by}`,
  ],
  bound: 5,
})
