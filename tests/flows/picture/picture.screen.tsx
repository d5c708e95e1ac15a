import { pictureMachine } from '../../../machines/picture.machine.ts'
import { PictureView } from '../../../src/screens/pictures/PictureView.tsx'
import { pictureFlow } from './picture.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const pictureScreen = createScreen(pictureMachine, pictureFlow, (state, send) => (
  <main>
    <PictureView isBusy={false} onRemove={() => undefined} place="1" send={send} state={state} />
  </main>
))
