import { connectionScript } from '../models/connection.events.ts'
import { connectionInvariants } from '../models/connection.invariants.ts'
import { connectionFlow } from '../screens/connection.actions.ts'
import { defineFlow } from './define-flow.ts'

export const connection = defineFlow({
  name: 'connection',
  title: 'Connection',
  script: connectionScript,
  invariants: connectionInvariants,
  screen: connectionFlow,
})
