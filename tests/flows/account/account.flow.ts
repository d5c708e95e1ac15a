import { accountScript } from './account.script.ts'
import { accountInvariants } from './account.invariants.ts'
import { accountFlow } from './account.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const account = defineFlow({
  name: 'account',
  title: 'Account',
  script: accountScript,
  invariants: accountInvariants,
  screen: accountFlow,
})
