import type { CropContext } from '../../../machines/crop.machine.ts'
import { appMessages } from '../../../src/messages/catalogue.ts'
import { cropMessages } from '../../../src/messages/pictures.ts'
import { cropScript } from './crop.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { cropInvariants } from './crop.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { apply, cancel, opening, shapes, title, zoom } = cropMessages.en
export const applyCrop = button(apply)
export const cancelCrop = button(cancel)
const { pictureNotCropped } = appMessages.en

/** A picture that the browser can measure. */
export const measurable =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E%3Crect width='400' height='300'/%3E%3C/svg%3E"
const BY_KEYS = 'These tests press no keys: tests/journeys/listing-draft.test.ts does.'

/** The screen flow of a picture that is cropped. */
export const cropFlow: ScreenFlow<CropContext> = {
  name: 'crop',
  rules: 'Crop',
  script: {
    ...cropScript,
    listeners: {
      openPicture:
        cropScript.listeners['openPicture']?.map((variant) =>
          variant.name === 'crop.opened'
            ? { ...variant, event: { ...variant.event, url: measurable } }
            : variant,
        ) ?? [],
    },
  },
  unreachable: { 'crop.move': BY_KEYS, 'crop.zoom': BY_KEYS },
  hidesFacts: true,
  controls: [
    { sends: 'crop.apply', at: applyCrop },
    { sends: 'crop.cancel', at: cancelCrop },
  ],
  actions: {
    // The browser measures the picture as soon as it is shown.
    'crop.measured': [],
    'crop.shape': [{ press: { role: 'radio', name: shapes.landscape } }],
  },
  assertions: {
    opening: { shows: [title, opening], hides: [zoom] },
    cropping: { shows: [title, zoom] },
    // The browser has measured the picture.
    'cropping by crop.measured': { shows: [title, zoom], hides: [opening] },
    applying: { shows: [title, zoom], hides: [pictureNotCropped] },
    unreadable: { shows: [title, pictureNotCropped], hides: [zoom] },
    applied: { shows: [], hides: [title] },
    canceled: { shows: [], hides: [title] },
  },
}

export const crop = defineFlow({
  name: 'crop',
  title: 'The crop of a picture',
  script: cropScript,
  invariants: cropInvariants,
  screen: cropFlow,
})
