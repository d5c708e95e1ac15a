import { pushDeviceScreen } from './pushDevice.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(pushDeviceScreen)
