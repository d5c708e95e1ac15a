import {
  type ActorRefFrom,
  fromCallback,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import { cropMachine } from '../../machines/crop.machine.ts'
import { pictureMachine } from '../../machines/picture.machine.ts'
import { picturesMachine } from '../../machines/pictures.machine.ts'
import { FailureError } from '../domain/failure.ts'
import { message } from '../domain/message.ts'
import {
  isPictureSource,
  isUploaded,
  type PictureSet,
  type PictureSource,
  type UploadedPicture,
  type UploadProgress,
} from '../domain/picture.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the pictures of a form with the image host; those of a product with their draft and the server's limit. */
export function providePictures({ api, drafts, images }: Services, authorised: WithTokenRefresh) {
  /** Where files are at the image host. A draft has these addresses, so that the next visit uploads nothing again. */
  const uploads = new WeakMap<File, UploadedPicture>()
  let latest: { draft: PictureDraft; pictures: readonly PictureSource[] } | null = null
  const hosted = (pictures: readonly PictureSource[]) =>
    pictures.map((one) => (isUploaded(one) ? one : (uploads.get(one) ?? one)))
  const picture = pictureMachine.provide({
    actors: {
      showPicture: fromCallback(({ input: { source }, sendBack }) =>
        isUploaded(source)
          ? undefined
          : images.preview(source, {
              shown: (url) => sendBack({ type: 'picture.shown', url }),
              unreadable: () => sendBack({ type: 'picture.unreadable' }),
            }),
      ),
      upload: fromPromise(async ({ input: { source, onProgress }, signal }) => {
        if (isUploaded(source)) return source
        const known = uploads.get(source)
        if (known !== undefined) return known
        const uploaded = await authorised(() => images.upload(source, { signal, onProgress }))
        uploads.set(source, uploaded)
        if (latest?.pictures.includes(source)) {
          void drafts.replacePictures(draftOf(latest.draft), hosted(latest.pictures))
        }
        return uploaded
      }),
    },
  })
  const crop = cropMachine.provide({
    actors: {
      openPicture: fromCallback(({ input: { source }, sendBack }) => {
        const opened = isUploaded(source)
          ? { url: source.image, close: undefined }
          : images.open(source)
        sendBack({ type: 'crop.opened', url: opened.url })
        return opened.close
      }),
      cut: fromPromise(({ input: { url, area } }) => images.crop(url, area)),
    },
  })
  return picturesMachine.provide({
    actors: {
      picture,
      crop,
      recallPictures: fromCallback(({ input: { draft }, sendBack }) => {
        let isWanted = true
        // Until then, the form takes one picture of a choice: this does not wait for the draft.
        const allow = async () => {
          // Where the client's code does not load, the form takes one picture.
          const max = await api.maxPictures().catch(() => 1)
          if (isWanted) sendBack({ type: 'pictures.allow', max })
        }
        const recall = async (of: PictureDraft) => {
          const [kept] = await Promise.all([drafts.recallPictures(draftOf(of)), allow()])
          const recalled = kept.filter(isPictureSource)
          const pictures = recalled.length > 0 ? recalled : (of.again ?? [])
          if (!isWanted || pictures.length === 0) return
          latest = { draft: of, pictures }
          sendBack(
            of.productId === undefined
              ? { type: 'pictures.add', pictures }
              : { type: 'pictures.show', pictures, isDraft: true },
          )
        }
        if (draft !== null) void recall(draft)
        return () => {
          isWanted = false
        }
      }),
    },
    actions: {
      keepPictures: (_, { draft, pictures }) => {
        if (draft === null) return
        latest = { draft, pictures }
        void drafts.keepPictures(draftOf(draft), hosted(pictures))
      },
    },
  })
}

type PictureDraft = NonNullable<InputFrom<typeof picturesMachine>['draft']>

const draftOf = ({ owner, productId, again }: PictureDraft) =>
  productId === undefined
    ? ({ kind: 'listing', owner } as const)
    : ({ kind: again === undefined ? 'edit' : 'again', owner, subject: productId } as const)

type Pictures = SnapshotFrom<typeof picturesMachine>
type Picture = ActorRefFrom<typeof pictureMachine>

/** Returns the actors of the pictures in their order. */
export const pictureSnapshots = ({ context, children }: Pictures): Picture[] =>
  context.ids.flatMap((id) => children[id] ?? [])

/** Returns the addresses of the pictures that are uploaded, and how many are not. */
export function pictureSetOf(state: Pictures): PictureSet {
  const pictures = pictureSnapshots(state)
  const addresses = pictures.flatMap((one) => one.getSnapshot().context.uploaded?.image ?? [])
  return { addresses, unfinished: pictures.length - addresses.length }
}

/**
 * Waits until all pictures are uploaded, and tries those again that have failed before. Returns them in their order.
 * Throws the failure of the first picture that fails, and `rejected` with the place of a picture that cannot be uploaded.
 */
export async function waitForUploads(
  pictures: readonly Picture[],
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<UploadedPicture[]> {
  const report = () => onProgress(totalOf(pictures.map(progressOf)))
  const subscriptions = pictures.map((picture) => picture.subscribe(report))
  try {
    return await Promise.all(
      pictures.map((picture, index) => waitForUpload(picture, String(index + 1), signal)),
    )
  } finally {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

async function waitForUpload(
  picture: Picture,
  place: string,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  picture.send({ type: 'picture.retry' })
  const { context } = await waitFor(picture, (state) => !state.hasTag('busy'), { signal })
  const { failure, uploaded } = context
  if (uploaded !== null) return uploaded
  throw new FailureError(
    failure === null || failure.kind === 'rejected'
      ? { kind: 'rejected', reason: message('pictureBlocks', { place }) }
      : failure,
  )
}

function progressOf(picture: Picture): UploadProgress {
  const { source, progress, uploaded } = picture.getSnapshot().context
  const size = isUploaded(source) ? 0 : source.size
  return progress ?? { sent: uploaded === null ? 0 : size, total: size }
}

const totalOf = (all: readonly UploadProgress[]): UploadProgress => ({
  sent: all.reduce((sum, { sent }) => sum + sent, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
})
