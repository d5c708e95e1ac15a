import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { MyProductsView } from '../../src/screens/my-products/MyProductsView.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { createListScreen, WithTable } from './list-screen.tsx'
import { advertiseActs, lamp, productsActs, sellerEmail, sofa } from './my-products.actions.ts'
import type { Screen } from './screen.ts'

/** Creates the screen of My Products, with advertising idle. */
export function createProductsScreen() {
  const idle = scriptedActor(advertiseMachine, { input: undefined }).actor.getSnapshot()
  return createListScreen(productsActs, sellerProductsMachine, sellerEmail, (bound) => (
    <MyProductsView advertise={idle} sendAdvertise={() => undefined} {...bound} />
  ))
}

const productList = sellerProductsMachine.resolveState({
  value: { filled: 'browsing' },
  context: { of: sellerEmail, items: [lamp, sofa], failure: null, request: null },
})

/** The screen of advertising, on a list of two products. */
export const advertiseScreen: Screen<typeof advertiseMachine> = {
  ...advertiseActs,
  machine: advertiseMachine,
  start: () => scriptedActor(advertiseMachine, { input: undefined }),
  render: (state, send) => (
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
  ),
}
