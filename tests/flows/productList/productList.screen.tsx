import { productListMachine } from '../../../machines/productList.machine.ts'
import { IdleProducts } from './idle-products.tsx'
import { productListFlow } from './productList.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const shelfScreen = createScreen(productListMachine, productListFlow, (state, send) => (
  <IdleProducts products={state} sendProducts={send} />
))
