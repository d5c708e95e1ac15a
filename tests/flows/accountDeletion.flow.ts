import { accountDeletionScript } from '../models/accountDeletion.events.ts'
import { accountDeletionInvariants } from '../models/accountDeletion.invariants.ts'
import { accountDeletionFlow } from '../screens/accountDeletion.actions.ts'
import { defineFlow } from './define-flow.ts'

export const accountDeletion = defineFlow({
  name: 'accountDeletion',
  title: 'Delete your account',
  script: accountDeletionScript,
  invariants: accountDeletionInvariants,
  screen: accountDeletionFlow,
})
