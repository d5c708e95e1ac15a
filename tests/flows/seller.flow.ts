import { sellerScript } from '../models/seller.events.ts'
import { sellerInvariants } from '../models/seller.invariants.ts'
import { sellerFlow } from '../screens/seller.actions.ts'
import { defineFlow } from './define-flow.ts'

export const seller = defineFlow({
  name: 'seller',
  title: 'Seller',
  script: sellerScript,
  invariants: sellerInvariants,
  screen: sellerFlow,
})
