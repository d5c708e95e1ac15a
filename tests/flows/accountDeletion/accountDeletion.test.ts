import { describeFlow } from '../../model/describe-flow.ts'
import { accountDeletionScript } from './accountDeletion.script.ts'
import { accountDeletionInvariants } from './accountDeletion.invariants.ts'

describeFlow('Delete your account', {
  script: accountDeletionScript,
  invariants: accountDeletionInvariants,
})
