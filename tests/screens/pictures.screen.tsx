import { fromCallback, fromPromise } from 'xstate'
import { pictureMachine } from '../../machines/picture.machine.ts'
import { picturesMachine } from '../../machines/pictures.machine.ts'
import type { UploadedPicture } from '../../src/domain/picture.ts'
import { PicturesField } from '../../src/screens/pictures/PicturesField.tsx'
import { picturesFlow } from './pictures.actions.ts'
import { createScreen } from './screen.ts'

/** A picture whose upload goes on and on. */
const picture = pictureMachine.provide({
  actors: {
    showPicture: fromCallback(() => undefined),
    upload: fromPromise(() => new Promise<UploadedPicture>(() => undefined)),
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
  { picture },
)
