import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { fromPromise } from 'xstate'
import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { MyProductsView } from '../../src/screens/my-products/MyProductsView.tsx'
import { refusal } from '../../src/screens/story-world.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { advertiseActs, lamp, productsActs, sofa } from './my-products.acts.ts'
import type { Screen } from './screen.ts'

type ViewProps = ComponentProps<typeof MyProductsView>

function WithTable(bound: Omit<ViewProps, 'table' | 'sendTable' | 'refusal'>) {
  const [table, sendTable] = useActor(tableMachine)
  return <MyProductsView {...{ refusal, table, sendTable }} {...bound} />
}

/** My Products with the confirmation itself over it; what that performs waits to be answered from here. */
export function createProductsScreen() {
  const performed: { subjectId: string; answer: (done: boolean) => void }[] = []
  const said: string[] = []
  const confirmation = confirmationMachine.provide({
    actors: {
      perform: fromPromise(
        ({ input: { subjectId } }) =>
          new Promise<boolean>((answer) => void performed.push({ subjectId, answer })),
      ),
    },
    actions: { notify: (_, { title }) => void said.push(title), report: () => undefined },
  })
  const idle = scriptedActor(advertiseMachine, { input: undefined }).actor.getSnapshot()
  const screen: Screen<typeof sellerProductsMachine> = {
    ...productsActs,
    machine: sellerProductsMachine,
    start: () =>
      scriptedActor(sellerProductsMachine, {
        input: { of: 'seller@loppis.test' },
        ports: { confirmation },
      }),
    draw: (state, send) => (
      <WithTable advertise={idle} state={state} sendAdvertise={() => undefined} send={send} />
    ),
    answers: {
      'confirmation=performed': () => performed.at(-1)?.answer(true),
      'confirmation=failed': () => performed.at(-1)?.answer(false),
    },
  }
  return { screen, performed, said }
}

const shelf = sellerProductsMachine.resolveState({
  value: { filled: 'browsing' },
  context: { of: 'seller@loppis.test', items: [lamp, sofa], failure: null, request: null },
})

/** Advertising, on a list of two products. */
export const advertiseScreen: Screen<typeof advertiseMachine> = {
  ...advertiseActs,
  machine: advertiseMachine,
  start: () => scriptedActor(advertiseMachine, { input: undefined }),
  draw: (state, send) => (
    <WithTable advertise={state} state={shelf} sendAdvertise={send} send={() => undefined} />
  ),
}
