import { cropMachine } from '../../../machines/crop.machine.ts'
import { pictures, shownAt } from '../addProduct/addProduct.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const area = { x: 10, y: 0, width: 80, height: 80 }
export const cropped = new File(['bytes'], 'cropped.jpg', { type: 'image/jpeg' })

/** The script of a picture that is cropped. */
export const cropScript = scriptFor(cropMachine, {
  input: { source: pictures.camera },
  sends: [
    { name: 'crop.move', event: { type: 'crop.move', position: { x: 5, y: 0 } } },
    { name: 'crop.zoom', event: { type: 'crop.zoom', zoom: 2 } },
    { name: 'crop.shape', event: { type: 'crop.shape', shape: 'landscape' } },
    { name: 'crop.measured', event: { type: 'crop.measured', area } },
    { name: 'crop.apply', event: { type: 'crop.apply' } },
    { name: 'crop.cancel', event: { type: 'crop.cancel' } },
  ],
  listeners: {
    openPicture: [
      { name: 'crop.opened', event: { type: 'crop.opened', url: shownAt } },
      { name: 'crop.unreadable', event: { type: 'crop.unreadable' } },
    ],
  },
  ports: { cut: portResults<File>({ cropped }) },
  // The user looks at the picture.
  rests: ['cropping', 'unreadable'],
  factsOf: ({ area: measured, failure }) => [
    measured === null ? 'not measured' : 'measured',
    failure === null ? 'well' : 'failed',
  ],
  bound: 5,
})
