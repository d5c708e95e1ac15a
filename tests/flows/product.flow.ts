import { productScript } from '../models/product.events.ts'
import { productInvariants } from '../models/product.invariants.ts'
import { productFlow } from '../screens/product.actions.ts'
import { defineFlow } from './define-flow.ts'

export const product = defineFlow({
  name: 'product',
  title: 'The page of a product',
  script: productScript,
  invariants: productInvariants,
  screen: productFlow,
})
