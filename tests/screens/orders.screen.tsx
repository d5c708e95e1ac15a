import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { page, userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import {
  confirmationMachine,
  type ConfirmationOutcome,
} from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { ordersMachine } from '../../src/actors/orders.ts'
import type { Order } from '../../src/domain/booking.ts'
import { messages } from '../../src/domain/messages.ts'
import { MyOrdersView } from '../../src/screens/orders/MyOrdersView.tsx'
import { order, refusal } from '../../src/screens/story-world.ts'
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { cancelButton, confirmButton } from './confirmation.screen.tsx'
import type { Screen } from './screen.ts'

const buyerEmail = 'buyer@loppis.test'
export const lamp: Order = { ...order, _id: 'booking-1', productId: 'lamp', productName: 'Lamp' }
export const sofa: Order = { ...order, _id: 'booking-2', productId: 'sofa', productName: 'Sofa' }

type Outcome = { outcome: ConfirmationOutcome }

/** Everything that can happen to My Orders. */
const ordersScript = scriptFor(ordersMachine, {
  input: { of: buyerEmail },
  sends: [
    { name: 'collection.retry', event: { type: 'collection.retry' } },
    ...[lamp, sofa].map(({ productId }) => ({
      name: `item.ask=${productId}`,
      event: { type: 'item.ask' as const, request: { ...request, subjectId: productId } },
      when: ({ context }: { context: { items: readonly Order[] } }) =>
        context.items.some((item) => item.productId === productId),
    })),
  ],
  listeners: {},
  ports: {
    load: answers<Order[]>({ none: [], one: [lamp], two: [lamp, sofa] }),
    confirmation: answers<Outcome>({
      performed: { outcome: 'performed' },
      cancelled: { outcome: 'cancelled' },
      failed: { outcome: 'failed' },
    }),
  },
  factsOf: ({ items, request: asked }) => [
    items.map(({ productId }) => productId).join('+'),
    asked?.subjectId ?? 'nothing',
  ],
  bound: 8,
})

export const deleteButton = ({ productName }: Order) =>
  page.getByRole('button', { name: `Delete ${productName}`, exact: true })

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
  const confirmAs = async (done: boolean) => {
    await userEvent.click(confirmButton())
    performed.at(-1)?.answer(done)
  }
  const screen: Screen<typeof ordersMachine> = {
    machine: ordersMachine,
    script: ordersScript,
    start: () =>
      scriptedActor(ordersMachine, { input: { of: buyerEmail }, ports: { confirmation } }),
    draw: (state, send) => <WithTable send={send} state={state} />,
    controls: [
      { sends: 'collection.retry', find: () => page.getByRole('button', { name: 'Try again' }) },
      ...[lamp, sofa].map((item) => ({
        sends: `item.ask=${item.productId}`,
        find: () => deleteButton(item),
        where: ({ context }: { context: { items: readonly Order[] } }) =>
          context.items.includes(item),
      })),
    ],
    gestures: {
      'confirmation=performed': () => confirmAs(true),
      'confirmation=failed': () => confirmAs(false),
      'confirmation=cancelled': () => userEvent.click(cancelButton()),
    },
    sights: {
      loading: { says: ['My Orders', 'Loading your orders'], hides: ['Lamp'] },
      failed: { says: ['Try again'], hides: ['Loading your orders'] },
      empty: { says: ['You have not booked anything yet.'], hides: ['Lamp', 'Sofa'] },
      'filled.browsing': { says: ['Pay', 'Delete'], hides: [messages.bookAgain] },
      'filled.confirming': { says: ['Delete your booking of', messages.bookAgain, 'Cancel'] },
    },
  }
  return { screen, performed, said }
}
