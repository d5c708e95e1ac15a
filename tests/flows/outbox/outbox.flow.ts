import { outboxScript } from './outbox.script.ts'
import { outboxInvariants } from './outbox.invariants.ts'
import { outboxFlow } from './outbox.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const outbox = defineFlow({
  name: 'outbox',
  title: 'Writing messages',
  script: outboxScript,
  invariants: outboxInvariants,
  screen: outboxFlow,
})
