import { pushDeviceScript } from './pushDevice.script.ts'
import { pushDeviceInvariants } from './pushDevice.invariants.ts'
import { pushDeviceFlow } from './pushDevice.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const pushDevice = defineFlow({
  name: 'pushDevice',
  title: 'Push messages of a browser',
  script: pushDeviceScript,
  invariants: pushDeviceInvariants,
  screen: pushDeviceFlow,
})
