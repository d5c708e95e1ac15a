import { productScript } from './product.script.ts'
import { productInvariants } from './product.invariants.ts'
import { productFlow } from './product.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const product = defineFlow({
  name: 'product',
  title: 'The page of a product',
  script: productScript,
  invariants: productInvariants,
  screen: productFlow,
})
