import { cropMachine } from '../../../machines/crop.machine.ts'
import { CropView } from '../../../src/screens/pictures/CropDialog.tsx'
import { cropFlow } from './crop.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const cropScreen = createScreen(cropMachine, cropFlow, (state, send) => (
  <main>
    <CropView send={send} state={state} />
  </main>
))
