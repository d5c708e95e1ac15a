import { useActor } from '@xstate/react'
import type { ReactNode } from 'react'
import { type ContextFrom, fromPromise } from 'xstate'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../src/actors/admin.ts'
import type { CollectionViewProps } from '../../src/screens/collection/CollectionPage.tsx'
import { AllBuyersView } from '../../src/screens/all-buyers/AllBuyersView.tsx'
import { AllSellersView } from '../../src/screens/all-sellers/AllSellersView.tsx'
import { ReportedItemsView } from '../../src/screens/reported-items/ReportedItemsView.tsx'
import { refusal } from '../../src/screens/story-world.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import {
  allBuyersActs,
  allSellersActs,
  type CollectionMachine,
  reportedItemsActs,
} from './admin.acts.ts'
import type { Screen, ScreenFlow } from './screen.ts'

type View<Item> = (props: CollectionViewProps<Item>) => ReactNode

type BoundProps<Item> = Pick<CollectionViewProps<Item>, 'state' | 'send'> & { View: View<Item> }

function WithTable<Item>({ View, state, send }: BoundProps<Item>) {
  const [table, sendTable] = useActor(tableMachine)
  return <View {...{ state, send, table, sendTable, refusal }} />
}

/** A list of the admin's with the confirmation itself over it; what that performs waits to be answered from here. */
function adminScreen<Item>(
  acts: ScreenFlow<ContextFrom<CollectionMachine<Item>>>,
  machine: CollectionMachine<Item>,
  View: View<Item>,
): Screen<CollectionMachine<Item>> {
  const performed: ((done: boolean) => void)[] = []
  const confirmation = confirmationMachine.provide({
    actors: {
      perform: fromPromise(() => new Promise<boolean>((answer) => void performed.push(answer))),
    },
    actions: { notify: () => undefined, report: () => undefined },
  })
  return {
    ...acts,
    machine,
    start: () => scriptedActor(machine, { input: { of: '' }, ports: { confirmation } }),
    draw: (state, send) => <WithTable View={View} send={send} state={state} />,
    answers: {
      'confirmation=performed': () => performed.at(-1)?.(true),
      'confirmation=failed': () => performed.at(-1)?.(false),
    },
  }
}

export const allBuyersScreen = adminScreen(allBuyersActs, buyersMachine, AllBuyersView)
export const allSellersScreen = adminScreen(allSellersActs, sellersMachine, AllSellersView)
export const reportedItemsScreen = adminScreen(
  reportedItemsActs,
  reportedItemsMachine,
  ReportedItemsView,
)
