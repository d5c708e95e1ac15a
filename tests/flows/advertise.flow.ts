import { advertiseScript } from '../models/advertise.events.ts'
import { advertiseInvariants } from '../models/advertise.invariants.ts'
import { advertiseActs } from '../screens/my-products.actions.ts'
import { defineFlow } from './define-flow.ts'

export const advertise = defineFlow({
  name: 'advertise',
  title: 'Advertising a product',
  script: advertiseScript,
  invariants: advertiseInvariants,
  screen: advertiseActs,
})
