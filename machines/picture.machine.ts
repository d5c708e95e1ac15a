import { setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { PictureSource, UploadedPicture, UploadProgress } from '../src/domain/picture.ts'
import { createAssign, forgetFailure, keepFailure, listener, port, type Thrown } from './kit.ts'

type PictureInput = { source: PictureSource }

export type PictureContext = PictureInput & {
  /** The object URL of the file. */
  preview: string | null
  progress: UploadProgress | null
  uploaded: UploadedPicture | null
  failure: Failure | null
}

type PictureUpload = PictureInput & { onProgress: (progress: UploadProgress) => void }

const assign = createAssign<PictureContext>()
/** The image host will not take this file. */
const isRefused = ({ event }: Thrown) => failureOf(event.error).kind === 'rejected'
const keepPreview = assign<{ url: string }>(({ event }) => ({ preview: event.url }))
const forgetPreview = assign({ preview: null })
const keepProgress = assign<{ progress: UploadProgress }>(({ event }) => event)
const forgetProgress = assign({ progress: null })
const keepUploaded = assign<{ output: UploadedPicture }>(({ event }) => ({
  uploaded: event.output,
}))

/**
 * A picture of a form: a file is uploaded as soon as it is chosen, and again on request, unless the image host has
 * refused the file itself.
 */
export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    input: {} as PictureInput,
    events: {} as
      | { type: 'picture.shown'; url: string }
      /** The browser cannot decode the file, whatever its name says. */
      | { type: 'picture.unreadable' }
      | { type: 'picture.retry' }
      | { type: 'upload.progressed'; progress: UploadProgress },
    tags: {} as 'busy',
  },
  actors: {
    /** Holds the preview of a file; sends `picture.shown` or `picture.unreadable`. */
    showPicture: listener<PictureInput>('picture.showPicture'),
    /** Resolves at once to a picture that is at the image host already. */
    upload: port<UploadedPicture, PictureUpload>('picture.upload'),
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({
    ...input,
    preview: null,
    progress: null,
    uploaded: null,
    failure: null,
  }),
  initial: 'chosen',
  states: {
    chosen: {
      invoke: {
        id: 'showPicture',
        src: 'showPicture',
        input: ({ context: { source } }) => ({ source }),
        onError: { description: 'A picture can be uploaded without a preview.' },
      },
      on: {
        'picture.shown': { actions: keepPreview },
      },
      initial: 'uploading',
      states: {
        uploading: {
          tags: 'busy',
          entry: forgetProgress,
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context: { source }, self }) => ({
              source,
              onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
            }),
            onDone: { target: 'uploaded', actions: keepUploaded },
            onError: [
              { guard: isRefused, target: 'refused', actions: keepFailure },
              { target: 'failed', actions: keepFailure },
            ],
          },
          on: {
            'picture.unreadable': '#picture.unreadable',
            'upload.progressed': { actions: keepProgress },
          },
        },
        failed: {
          on: { 'picture.retry': 'uploading', 'picture.unreadable': '#picture.unreadable' },
          exit: forgetFailure,
        },
        refused: {
          description: 'The same file would be refused again.',
          on: { 'picture.unreadable': '#picture.unreadable' },
          exit: forgetFailure,
        },
        uploaded: { description: 'What the image host has read need not be read by the browser.' },
      },
    },
    unreadable: { type: 'final', entry: forgetPreview },
  },
})
