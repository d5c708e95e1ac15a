import { pushDeviceMachine } from '../../../machines/pushDevice.machine.ts'
import { PushDeviceView } from '../../../src/screens/account/PushDeviceView.tsx'
import { pushDeviceFlow } from './pushDevice.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const pushDeviceScreen = createScreen(pushDeviceMachine, pushDeviceFlow, (state, send) => (
  <PushDeviceView send={send} state={state}>
    {null}
  </PushDeviceView>
))
