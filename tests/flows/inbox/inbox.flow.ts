import { inboxScript } from './inbox.script.ts'
import { inboxInvariants } from './inbox.invariants.ts'
import { inboxFlow } from './inbox.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const inbox = defineFlow({
  name: 'inbox',
  title: 'Messages',
  script: inboxScript,
  invariants: inboxInvariants,
  screen: inboxFlow,
})
