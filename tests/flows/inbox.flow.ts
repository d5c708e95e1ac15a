import { inboxScript } from '../models/inbox.events.ts'
import { inboxInvariants } from '../models/inbox.invariants.ts'
import { inboxFlow } from '../screens/inbox.actions.ts'
import { defineFlow } from './define-flow.ts'

export const inbox = defineFlow({
  name: 'inbox',
  title: 'Messages',
  script: inboxScript,
  invariants: inboxInvariants,
  screen: inboxFlow,
})
