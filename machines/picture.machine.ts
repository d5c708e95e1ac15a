import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import {
  isUploaded,
  type PictureSource,
  type UploadedPicture,
  type UploadProgress,
} from '../src/domain/picture.ts'
import { keepFailure, listener, port } from './port.ts'

type PictureInput = { source: PictureSource }

export type PictureContext = {
  /** Null for a picture that was at the image host before. */
  file: File | null
  /** The object URL of the file. */
  preview: string | null
  progress: UploadProgress | null
  uploaded: UploadedPicture | null
  failure: Failure | null
}

type PictureFile = { file: File }
type PictureUpload = PictureFile & { onProgress: (progress: UploadProgress) => void }

/** Returns the file. Throws for a picture that was at the image host before. */
function fileOf({ file }: PictureContext): File {
  if (file === null) throw new Error('The picture has no file.')
  return file
}

/** A picture of a form: a file is uploaded as soon as it is chosen, and again on request. */
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
    /** Holds the preview; sends `picture.shown` or `picture.unreadable`. */
    showPicture: listener<PictureFile>('picture.showPicture'),
    upload: port<UploadedPicture, PictureUpload>('picture.upload'),
  },
  guards: { isUploaded: ({ context }) => context.uploaded !== null },
  actions: {
    keepPreview: assign((_, params: { url: string }) => ({ preview: params.url })),
    forgetPreview: assign({ preview: null }),
    keepProgress: assign((_, params: { progress: UploadProgress }) => params),
    forgetProgress: assign({ progress: null }),
    keepUploaded: assign((_, params: { uploaded: UploadedPicture }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'picture',
  context: ({ input: { source } }) => ({
    ...(isUploaded(source) ? { file: null, uploaded: source } : { file: source, uploaded: null }),
    preview: null,
    progress: null,
    failure: null,
  }),
  initial: 'added',
  states: {
    added: { always: [{ guard: 'isUploaded', target: 'kept' }, { target: 'chosen' }] },
    kept: { description: 'The picture was at the image host before the form opened.' },
    chosen: {
      invoke: {
        id: 'showPicture',
        src: 'showPicture',
        input: ({ context }) => ({ file: fileOf(context) }),
        onError: { description: 'A picture can be uploaded without a preview.' },
      },
      on: {
        'picture.shown': { actions: { type: 'keepPreview', params: ({ event }) => event } },
      },
      initial: 'uploading',
      states: {
        uploading: {
          tags: 'busy',
          entry: 'forgetProgress',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({
              file: fileOf(context),
              onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
            }),
            onDone: {
              target: 'uploaded',
              actions: {
                type: 'keepUploaded',
                params: ({ event }) => ({ uploaded: event.output }),
              },
            },
            onError: { target: 'failed', actions: keepFailure },
          },
          on: {
            'picture.unreadable': '#picture.unreadable',
            'upload.progressed': {
              actions: { type: 'keepProgress', params: ({ event }) => event },
            },
          },
        },
        failed: {
          on: { 'picture.retry': 'uploading', 'picture.unreadable': '#picture.unreadable' },
          exit: 'forgetFailure',
        },
        uploaded: { description: 'What the image host has read need not be read by the browser.' },
      },
    },
    unreadable: { type: 'final', entry: 'forgetPreview' },
  },
})
