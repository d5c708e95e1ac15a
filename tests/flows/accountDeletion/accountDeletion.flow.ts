import { accountDeletionScript } from './accountDeletion.script.ts'
import { accountDeletionInvariants } from './accountDeletion.invariants.ts'
import { accountDeletionFlow } from './accountDeletion.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const accountDeletion = defineFlow({
  name: 'accountDeletion',
  title: 'Delete your account',
  script: accountDeletionScript,
  invariants: accountDeletionInvariants,
  screen: accountDeletionFlow,
})
