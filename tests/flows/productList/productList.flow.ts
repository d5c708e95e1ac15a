import { productListScript } from './productList.script.ts'
import { productListInvariants } from './productList.invariants.ts'
import { productListFlow } from './productList.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const productList = defineFlow({
  name: 'productList',
  title: 'A long list of products',
  script: productListScript,
  invariants: productListInvariants,
  screen: productListFlow,
})
