import { describeFlow } from '../../model/describe-flow.ts'
import { pushDeviceScript } from './pushDevice.script.ts'
import { pushDeviceInvariants } from './pushDevice.invariants.ts'

describeFlow('Push messages of a browser', {
  script: pushDeviceScript,
  invariants: pushDeviceInvariants,
})
