import { connectionScript } from './connection.script.ts'
import { connectionInvariants } from './connection.invariants.ts'
import { connectionFlow } from './connection.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const connection = defineFlow({
  name: 'connection',
  title: 'Connection',
  script: connectionScript,
  invariants: connectionInvariants,
  screen: connectionFlow,
})
