import { createActor, fromCallback, fromPromise } from 'xstate'
import { pictureMachine } from '../../../machines/picture.machine.ts'
import { picturesMachine } from '../../../machines/pictures.machine.ts'
import type { UploadedPicture } from '../../domain/picture.ts'
import { picture as shown } from '../story-fixtures.ts'
import type { BoundPictures } from './PicturesField.tsx'

const picture = pictureMachine.provide({
  actors: {
    showPicture: fromCallback(({ sendBack }) => sendBack({ type: 'picture.shown', url: shown })),
    upload: fromPromise(() => new Promise<UploadedPicture>(() => undefined)),
  },
})

/** Returns the pictures of a form after these files were added; their uploads go on and on. */
export function picturesOf(max: number, ...names: readonly string[]): BoundPictures {
  const actor = createActor(picturesMachine.provide({ actors: { picture } }), { input: { max } })
  actor.start()
  const files = names.map((name) => {
    const type = name.endsWith('.txt') ? 'text/plain' : 'image/jpeg'
    return new File(['bytes'], name, { type })
  })
  actor.send({ type: 'pictures.add', files })
  return { state: actor.getSnapshot(), send: () => undefined }
}
