import { fromCallback, fromPromise } from 'xstate'
import { cropMachine } from '../../../machines/crop.machine.ts'
import { pictureMachine } from '../../../machines/picture.machine.ts'
import { picturesMachine } from '../../../machines/pictures.machine.ts'
import type { UploadedPicture } from '../../../src/domain/picture.ts'
import { PicturesField } from '../../../src/screens/pictures/PicturesField.tsx'
import { cropped } from './pictures.script.ts'
import { measurable } from '../crop/crop.flow.ts'
import { picturesFlow } from './pictures.flow.ts'
import { createScreen } from '../../screen/screen.ts'

/** A picture whose upload goes on and on. */
const picture = pictureMachine.provide({
  actors: {
    showPicture: fromCallback(({ sendBack }) =>
      sendBack({ type: 'picture.shown', url: measurable }),
    ),
    upload: fromPromise(() => new Promise<UploadedPicture>(() => undefined)),
  },
})

const crop = cropMachine.provide({
  actors: {
    openPicture: fromCallback(({ sendBack }) => sendBack({ type: 'crop.opened', url: measurable })),
    cut: fromPromise(async () => cropped),
  },
})

export const picturesScreen = createScreen(
  picturesMachine,
  picturesFlow,
  (state, send) => (
    <main>
      <PicturesField isBusy={false} isOrdered send={send} state={state} takesFocus={false} />
    </main>
  ),
  { picture, crop },
)
