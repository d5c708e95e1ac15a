import { outboxScript } from '../models/outbox.events.ts'
import { outboxInvariants } from '../models/outbox.invariants.ts'
import { outboxFlow } from '../screens/outbox.actions.ts'
import { defineFlow } from './define-flow.ts'

export const outbox = defineFlow({
  name: 'outbox',
  title: 'Writing messages',
  script: outboxScript,
  invariants: outboxInvariants,
  screen: outboxFlow,
})
