import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { ordersMachine } from '../../src/actors/orders.ts'
import { MyOrdersView } from '../../src/screens/orders/MyOrdersView.tsx'
import { refusal } from '../../src/screens/story-world.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { buyerEmail, ordersActs } from './orders.acts.ts'
import type { Screen } from './screen.ts'

type BoundProps = Pick<ComponentProps<typeof MyOrdersView>, 'state' | 'send'>

function WithTable(bound: BoundProps) {
  const [table, sendTable] = useActor(tableMachine)
  return <MyOrdersView {...{ buyerEmail, refusal, table, sendTable }} {...bound} />
}

/** My Orders with the confirmation itself over it; what that performs waits to be answered from here. */
export function createOrdersScreen() {
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
  const screen: Screen<typeof ordersMachine> = {
    ...ordersActs,
    machine: ordersMachine,
    start: () =>
      scriptedActor(ordersMachine, { input: { of: buyerEmail }, ports: { confirmation } }),
    draw: (state, send) => <WithTable send={send} state={state} />,
    answers: {
      'confirmation=performed': () => performed.at(-1)?.answer(true),
      'confirmation=failed': () => performed.at(-1)?.answer(false),
    },
  }
  return { screen, performed, said }
}
