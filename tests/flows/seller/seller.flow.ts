import { sellerScript } from './seller.script.ts'
import { sellerInvariants } from './seller.invariants.ts'
import { sellerFlow } from './seller.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const seller = defineFlow({
  name: 'seller',
  title: 'Seller',
  script: sellerScript,
  invariants: sellerInvariants,
  screen: sellerFlow,
})
