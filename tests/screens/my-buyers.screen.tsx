import { salesMachine } from '../../src/actors/seller-products.ts'
import { MyBuyersView } from '../../src/screens/my-buyers/MyBuyersView.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { WithTable } from './list-screen.tsx'
import { buyersActs } from './my-buyers.actions.ts'
import type { Screen } from './screen.ts'

export const buyersScreen: Screen<typeof salesMachine> = {
  ...buyersActs,
  machine: salesMachine,
  start: () => scriptedActor(salesMachine, { input: { of: 'seller@loppis.test' } }),
  render: (state, send) => (
    <WithTable draw={(table) => <MyBuyersView send={send} state={state} {...table} />} />
  ),
}
