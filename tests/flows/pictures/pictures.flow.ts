import type { PicturesContext } from '../../../machines/pictures.machine.ts'
import { appMessages } from '../../../src/messages/catalogue.ts'
import { cropMessages, picturesMessages } from '../../../src/messages/pictures.ts'
import { pictures as files } from '../addProduct/addProduct.script.ts'
import { picturesScript } from './pictures.script.ts'
import { applyCrop, cancelCrop } from '../crop/crop.flow.ts'
import { button, labelled } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { picturesInvariants } from './pictures.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { add, crop, earlier, full, label, later, of, place, remove } = picturesMessages.en

const field = labelled(label)
const removeFirst = button(of(remove, '1'))

const FULL = full('2')

/** The driver chooses one file at a time, and removes the first picture. */
const isWithinReach = new Set([
  'pictures.add=one',
  'pictures.add=notes',
  'pictures.submitted',
  'pictures.discard',
  'pictures.remove=picture-1',
  'pictures.crop=picture-1',
  'pictures.place=picture-1 at 0',
  'pictures.place=picture-1 at 1',
])

/** Returns whether the first picture of two is at this place. */
const isAt =
  (index: number) =>
  ({ context: { ids } }: { context: PicturesContext }) =>
    ids.length === 2 && ids[index] === 'picture-1'

/** Returns whether the first picture that was added is the cover. */
const isFirst = ({ context: { ids } }: { context: PicturesContext }) => ids[0] === 'picture-1'

/** The screen flow of the pictures of a form whose order is the user's. */
export const picturesFlow: ScreenFlow<PicturesContext> = {
  name: 'pictures',
  rules: 'Pictures',
  script: {
    ...picturesScript,
    sends: picturesScript.sends
      .filter(({ name }) => isWithinReach.has(name))
      .map((variant) => {
        if (variant.name.startsWith('pictures.crop')) return { ...variant, when: isFirst }
        const [, to] = / at (\d)/.exec(variant.name) ?? []
        return to === undefined ? variant : { ...variant, when: isAt(1 - Number(to)) }
      }),
  },
  unreachable: {
    'pictures.allow': 'The form knows from the start how many pictures it takes.',
    'pictures.submitted': 'The form around the pictures has the button.',
    'pictures.discard': 'The form around the pictures has the button.',
  },
  controls: [
    {
      sends: 'pictures.remove=picture-1',
      at: removeFirst,
      where: ({ context }) => context.ids.includes('picture-1'),
    },
    {
      sends: 'pictures.crop=picture-1',
      at: button(of(crop, '1')),
      where: isFirst,
    },
    { sends: 'pictures.place=picture-1 at 1', at: button(of(later, '1')), where: isAt(0) },
    { sends: 'pictures.place=picture-1 at 0', at: button(of(earlier, '2')), where: isAt(1) },
  ],
  actions: {
    'pictures.add=one': [{ upload: field, file: files.camera }],
    'crop=cropped': [{ press: applyCrop }],
    'crop=kept': [{ press: cancelCrop }],
    'pictures.add=notes': [{ upload: field, file: files.notes }],
  },
  assertions: {
    open: { shows: [add], hides: [FULL] },
    'open by pictures.add=notes': { shows: [add, appMessages.en.pictureUnreadable], hides: [FULL] },
    cropping: { shows: [cropMessages.en.title] },
    full: { shows: [FULL, place('1'), place('2')], hides: [add] },
  },
}

export const pictures = defineFlow({
  name: 'pictures',
  title: 'The pictures of a form',
  script: picturesScript,
  invariants: picturesInvariants,
  screen: picturesFlow,
})
