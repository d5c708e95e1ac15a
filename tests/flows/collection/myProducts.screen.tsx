import { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { sellerProductsMachine } from '../../../src/actors/seller-products.ts'
import { MyProductsView } from '../../../src/screens/myProducts/MyProductsView.tsx'
import { createListScreen, WithTable } from './list-screen.tsx'
import { advertiseActs, lamp, productsActs, sellerEmail, sofa } from './myProducts.actions.ts'
import { createScreen } from '../../screen/screen.ts'

const productList = sellerProductsMachine.resolveState({
  value: { filled: 'browsing' },
  context: { of: sellerEmail, items: [lamp, sofa], failure: null, request: null },
})

/** The screen of advertising, on a list of two products. */
export const advertiseScreen = createScreen(advertiseMachine, advertiseActs, (state, send) => (
  <WithTable
    draw={(table) => (
      <MyProductsView
        advertise={state}
        send={() => undefined}
        sendAdvertise={send}
        state={productList}
        {...table}
      />
    )}
  />
))

/** Creates the screen of My Products, with advertising idle. */
export function createProductsScreen() {
  const idle = advertiseScreen.start().actor.getSnapshot()
  return createListScreen(productsActs, sellerProductsMachine, (bound) => (
    <MyProductsView advertise={idle} sendAdvertise={() => undefined} {...bound} />
  ))
}

export const productsScreen = createProductsScreen().screen
