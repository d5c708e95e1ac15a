import { updateMachine } from '../../../machines/update.machine.ts'
import { UpdateBanner } from '../../../src/app/UpdateBanner.tsx'
import { createScreen } from '../../screen/screen.ts'
import { updateFlow } from './update.actions.ts'

export const updateScreen = createScreen(updateMachine, updateFlow, (state, send) => (
  <UpdateBanner send={send} state={state} />
))
