import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { tableMachine } from '../../machines/table.machine.ts'
import { salesMachine } from '../../src/actors/seller-products.ts'
import { MyBuyersView } from '../../src/screens/my-buyers/MyBuyersView.tsx'
import { refusal } from '../../src/screens/story-world.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { buyersActs } from './my-buyers.acts.ts'
import type { Screen } from './screen.ts'

type ViewProps = ComponentProps<typeof MyBuyersView>

function WithTable(bound: Omit<ViewProps, 'table' | 'sendTable' | 'refusal'>) {
  const [table, sendTable] = useActor(tableMachine)
  return <MyBuyersView {...{ refusal, table, sendTable }} {...bound} />
}

export const buyersScreen: Screen<typeof salesMachine> = {
  ...buyersActs,
  machine: salesMachine,
  start: () => scriptedActor(salesMachine, { input: { of: 'seller@loppis.test' } }),
  draw: (state, send) => <WithTable send={send} state={state} />,
}
