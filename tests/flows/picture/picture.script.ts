import { pictureMachine } from '../../../machines/picture.machine.ts'
import type { UploadedPicture } from '../../../src/domain/picture.ts'
import { pictures, shownAt, uploaded } from '../addProduct/addProduct.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const progress = { sent: 250, total: 1000 }

/** The script of a picture that the user has chosen. */
export const pictureScript = scriptFor(pictureMachine, {
  input: { source: pictures.camera },
  sends: [
    { name: 'picture.retry', event: { type: 'picture.retry' } },
    { name: 'upload.progressed', event: { type: 'upload.progressed', progress } },
  ],
  listeners: {
    showPicture: [
      { name: 'picture.shown', event: { type: 'picture.shown', url: shownAt } },
      { name: 'picture.unreadable', event: { type: 'picture.unreadable' } },
    ],
  },
  ports: { upload: portResults<UploadedPicture>({ uploaded }) },
  // A picture that is uploaded waits for its form, and one that was refused for its removal.
  rests: ['chosen.uploaded', 'chosen.refused'],
  factsOf: ({ preview, progress: sent }) => [
    preview === null ? 'not shown' : 'shown',
    sent === null ? 'not begun' : 'begun',
  ],
  bound: 6,
})
