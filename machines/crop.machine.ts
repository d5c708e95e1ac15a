import { assign, setup } from 'xstate'
import type { CropArea, CropPosition, CropShape } from '../src/domain/crop.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { PictureSource } from '../src/domain/picture.ts'
import { keepFailure, listener, port } from './port.ts'

type CropInput = { source: PictureSource }

export type CropContext = CropInput & {
  /** Where the browser has the picture. */
  url: string | null
  position: CropPosition
  zoom: number
  shape: CropShape
  /** The part that stays; null until the picture is shown. */
  area: CropArea | null
  /** The cropped picture. */
  file: File | null
  failure: Failure | null
}

type Cut = { url: string; area: CropArea }

/** Returns the picture, and the part to cut out. Throws before the picture is shown. */
function cutOf({ url, area }: CropContext): Cut {
  if (url === null || area === null) throw new Error('There is no picture to crop yet.')
  return { url, area }
}

/** Crops a picture of a form. The output is the cropped file; null where the user keeps the picture as it is. */
export const cropMachine = setup({
  types: {
    context: {} as CropContext,
    input: {} as CropInput,
    output: {} as File | null,
    events: {} as
      | { type: 'crop.opened'; url: string }
      | { type: 'crop.unreadable' }
      | { type: 'crop.move'; position: CropPosition }
      | { type: 'crop.zoom'; zoom: number }
      | { type: 'crop.shape'; shape: CropShape }
      /** The part that stays after a change, as the screen measures it. */
      | { type: 'crop.measured'; area: CropArea }
      | { type: 'crop.apply' }
      | { type: 'crop.cancel' },
    tags: {} as 'busy',
  },
  actors: {
    /** Holds the picture; sends `crop.opened` or `crop.unreadable`. */
    openPicture: listener<CropInput>('crop.openPicture'),
    cut: port<File, Cut>('crop.cut'),
  },
  guards: {
    /** The browser has measured the part that stays. */
    isMeasured: ({ context }) => context.area !== null,
  },
  actions: {
    keepUrl: assign((_, params: { url: string }) => ({ url: params.url })),
    keepPosition: assign((_, params: { position: CropPosition }) => ({
      position: params.position,
    })),
    keepZoom: assign((_, params: { zoom: number }) => ({ zoom: params.zoom })),
    keepShape: assign((_, params: { shape: CropShape }) => ({ shape: params.shape })),
    keepArea: assign((_, params: { area: CropArea }) => ({ area: params.area })),
    keepFile: assign((_, params: { file: File }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'crop',
  context: ({ input }) => ({
    ...input,
    url: null,
    position: { x: 0, y: 0 },
    zoom: 1,
    shape: 'square',
    area: null,
    file: null,
    failure: null,
  }),
  invoke: {
    id: 'openPicture',
    src: 'openPicture',
    input: ({ context: { source } }) => ({ source }),
    onError: '.unreadable',
  },
  output: ({ context }) => context.file,
  initial: 'opening',
  states: {
    opening: {
      on: {
        'crop.opened': {
          target: 'cropping',
          actions: { type: 'keepUrl', params: ({ event }) => event },
        },
        'crop.unreadable': 'unreadable',
        'crop.cancel': 'canceled',
      },
    },
    cropping: {
      on: {
        'crop.move': { actions: { type: 'keepPosition', params: ({ event }) => event } },
        'crop.zoom': { actions: { type: 'keepZoom', params: ({ event }) => event } },
        'crop.shape': { actions: { type: 'keepShape', params: ({ event }) => event } },
        'crop.measured': { actions: { type: 'keepArea', params: ({ event }) => event } },
        'crop.apply': { guard: 'isMeasured', target: 'applying' },
        'crop.unreadable': 'unreadable',
        'crop.cancel': 'canceled',
      },
    },
    applying: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'cut',
        src: 'cut',
        input: ({ context }) => cutOf(context),
        onDone: {
          target: 'applied',
          actions: { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: { target: 'cropping', actions: keepFailure },
      },
    },
    unreadable: {
      description: 'The browser cannot show the picture.',
      on: { 'crop.cancel': 'canceled' },
    },
    applied: { type: 'final' },
    canceled: { type: 'final' },
  },
})
