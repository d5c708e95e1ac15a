import { setup } from 'xstate'
import type { CropArea, CropPosition, CropShape } from '../src/domain/crop.ts'
import type { Failure } from '../src/domain/failure.ts'
import type { PictureSource } from '../src/domain/picture.ts'
import { createAssign, forgetFailure, keepFailure, listener, port } from './kit.ts'

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

const assign = createAssign<CropContext>()
/** The browser has measured the part that stays. */
const isMeasured = ({ context }: { context: CropContext }) => context.area !== null
const keepUrl = assign<{ url: string }>(({ event }) => ({ url: event.url }))
const keepPosition = assign<{ position: CropPosition }>(({ event }) => ({
  position: event.position,
}))
const keepZoom = assign<{ zoom: number }>(({ event }) => ({ zoom: event.zoom }))
const keepShape = assign<{ shape: CropShape }>(({ event }) => ({ shape: event.shape }))
const keepArea = assign<{ area: CropArea }>(({ event }) => ({ area: event.area }))
const keepFile = assign<{ output: File }>(({ event }) => ({ file: event.output }))

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
        'crop.opened': { target: 'cropping', actions: keepUrl },
        'crop.unreadable': 'unreadable',
        'crop.cancel': 'canceled',
      },
    },
    cropping: {
      on: {
        'crop.move': { actions: keepPosition },
        'crop.zoom': { actions: keepZoom },
        'crop.shape': { actions: keepShape },
        'crop.measured': { actions: keepArea },
        'crop.apply': { guard: isMeasured, target: 'applying' },
        'crop.unreadable': 'unreadable',
        'crop.cancel': 'canceled',
      },
    },
    applying: {
      tags: 'busy',
      entry: forgetFailure,
      invoke: {
        id: 'cut',
        src: 'cut',
        input: ({ context }) => cutOf(context),
        onDone: { target: 'applied', actions: keepFile },
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
