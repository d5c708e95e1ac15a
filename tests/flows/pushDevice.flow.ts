import { pushDeviceScript } from '../models/pushDevice.events.ts'
import { pushDeviceInvariants } from '../models/pushDevice.invariants.ts'
import { pushDeviceFlow } from '../screens/pushDevice.actions.ts'
import { defineFlow } from './define-flow.ts'

export const pushDevice = defineFlow({
  name: 'pushDevice',
  title: 'Push messages of a browser',
  script: pushDeviceScript,
  invariants: pushDeviceInvariants,
  screen: pushDeviceFlow,
})
