import { advertiseScript } from './advertise.script.ts'
import { advertiseInvariants } from './advertise.invariants.ts'
import { advertiseActs } from '../collection/myProducts.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const advertise = defineFlow({
  name: 'advertise',
  rules: 'L7',
  title: 'Advertising a product',
  script: advertiseScript,
  invariants: advertiseInvariants,
  screen: advertiseActs,
})
