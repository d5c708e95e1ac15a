import type { Gallery } from '../../../machines/gallery.ts'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { cropMachine } from '../../../machines/crop.machine.ts'
import { pictureMachine } from '../../../machines/picture.machine.ts'
import { picturesMachine } from '../../../machines/pictures.machine.ts'
import type { UploadedPicture } from '../../domain/picture.ts'
import { picture as shown } from '../story-fixtures.ts'
import type { BoundGallery } from './gallery-state.ts'
import type { BoundPictures } from './PicturesField.tsx'

const picture = pictureMachine.provide({
  actors: {
    showPicture: fromCallback(({ sendBack }) => sendBack({ type: 'picture.shown', url: shown })),
    upload: fromPromise(() => new Promise<UploadedPicture>(() => undefined)),
  },
})

const crop = cropMachine.provide({
  actors: {
    openPicture: fromCallback(({ sendBack }) => sendBack({ type: 'crop.opened', url: shown })),
    cut: fromPromise(() => new Promise<File>(() => undefined)),
  },
})

const fileOf = (name: string) =>
  new File(['bytes'], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/jpeg' })

/** The pictures of a form whose draft has these files; their uploads go on and on. */
export const picturesWith = (...names: readonly string[]) =>
  picturesMachine.provide({
    actors: {
      picture,
      crop,
      recallPictures: fromCallback(({ sendBack }) => {
        if (names.length > 0) sendBack({ type: 'pictures.add', pictures: names.map(fileOf) })
      }),
    },
    actions: { keepPictures: () => undefined },
  })

/** Returns the pictures of a form after these files were added. */
export function picturesOf(max: number, ...names: readonly string[]): BoundPictures {
  const actor = createActor(picturesWith(...names), { input: { max, draft: null } })
  return { state: actor.start().getSnapshot(), send: () => undefined }
}

/** Returns the pictures of a form of which the first is being cropped. */
export function picturesWhileCropping(max: number, ...names: readonly string[]): BoundPictures {
  const actor = createActor(picturesWith(...names), { input: { max, draft: null } }).start()
  actor.send({ type: 'pictures.crop', id: 'picture-1' })
  return { state: actor.getSnapshot(), send: () => undefined }
}

/** Returns the pictures of a page that has several sets of them; nothing changes which one is shown. */
export const galleryOf = (gallery: Partial<Gallery> = {}): BoundGallery => ({
  gallery: { setId: null, shown: 0, isEnlarged: false, ...gallery },
  sendGallery: () => undefined,
})
