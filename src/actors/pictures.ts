import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { pictureMachine } from '../../machines/picture.machine.ts'
import { picturesMachine } from '../../machines/pictures.machine.ts'
import type { PictureSet } from '../domain/picture.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the pictures of a form with the image host. */
export function providePictures({ images }: Services, authorised: WithTokenRefresh) {
  const picture = pictureMachine.provide({
    actors: {
      showPicture: fromCallback(({ input: { file }, sendBack }) =>
        images.preview(file, {
          shown: (url) => sendBack({ type: 'picture.shown', url }),
          unreadable: () => sendBack({ type: 'picture.unreadable' }),
        }),
      ),
      upload: fromPromise(({ input: { file, onProgress }, signal }) =>
        authorised(() => images.upload(file, { signal, onProgress })),
      ),
    },
  })
  return picturesMachine.provide({ actors: { picture } })
}

/** Returns the addresses of the pictures that are uploaded, and how many are not. */
export function pictureSetOf({
  context,
  children,
}: SnapshotFrom<typeof picturesMachine>): PictureSet {
  const addresses = context.ids.flatMap(
    (id) => children[id]?.getSnapshot().context.uploaded?.image ?? [],
  )
  return { addresses, unfinished: context.ids.length - addresses.length }
}
