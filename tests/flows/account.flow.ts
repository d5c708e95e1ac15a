import { accountScript } from '../models/account.events.ts'
import { accountInvariants } from '../models/account.invariants.ts'
import { accountFlow } from '../screens/account.actions.ts'
import { defineFlow } from './define-flow.ts'

export const account = defineFlow({
  name: 'account',
  title: 'Account',
  script: accountScript,
  invariants: accountInvariants,
  screen: accountFlow,
})
