import { describeFlow } from './flow.ts'
import { accountDeletionScript } from './accountDeletion.events.ts'
import { accountDeletionInvariants } from './accountDeletion.invariants.ts'

describeFlow('Delete your account', {
  script: accountDeletionScript,
  invariants: accountDeletionInvariants,
})
