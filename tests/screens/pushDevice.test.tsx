import { pushDeviceScreen } from './pushDevice.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(pushDeviceScreen)
