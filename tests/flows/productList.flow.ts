import { productListScript } from '../models/productList.events.ts'
import { productListInvariants } from '../models/productList.invariants.ts'
import { productListFlow } from '../screens/productList.actions.ts'
import { defineFlow } from './define-flow.ts'

export const productList = defineFlow({
  name: 'productList',
  title: 'A long list of products',
  script: productListScript,
  invariants: productListInvariants,
  screen: productListFlow,
})
