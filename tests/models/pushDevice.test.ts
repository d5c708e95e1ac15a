import { describeFlow } from './flow.ts'
import { pushDeviceScript } from './pushDevice.events.ts'
import { pushDeviceInvariants } from './pushDevice.invariants.ts'

describeFlow('Push messages of a browser', {
  script: pushDeviceScript,
  invariants: pushDeviceInvariants,
})
