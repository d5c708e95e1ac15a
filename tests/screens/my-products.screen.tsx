import { useActor } from '@xstate/react'
import type { ComponentProps } from 'react'
import { page, userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import { advertiseMachine } from '../../machines/advertise.machine.ts'
import {
  confirmationMachine,
  type ConfirmationOutcome,
} from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import { sellerProductsMachine } from '../../src/actors/seller-products.ts'
import { messages } from '../../src/domain/messages.ts'
import type { Product } from '../../src/domain/product.ts'
import { MyProductsView } from '../../src/screens/my-products/MyProductsView.tsx'
import { camera, refusal } from '../../src/screens/story-world.ts'
import { advertiseScript } from '../models/advertise.events.ts'
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { cancelButton, confirmButton } from './confirmation.screen.tsx'
import type { Screen } from './screen.ts'

const open = { ...camera, isAdvertised: false }
export const lamp: Product = { ...open, _id: 'lamp', productName: 'Lamp' }
export const sofa: Product = { ...open, _id: 'sofa', productName: 'Sofa' }

type Outcome = { outcome: ConfirmationOutcome }

/** Everything that can happen to the list of My Products. */
const productsScript = scriptFor(sellerProductsMachine, {
  input: { of: 'seller@loppis.test' },
  sends: [
    { name: 'collection.retry', event: { type: 'collection.retry' } },
    ...[lamp, sofa].map(({ _id }) => ({
      name: `item.ask=${_id}`,
      event: { type: 'item.ask' as const, request: { ...request, subjectId: _id } },
      when: ({ context }: { context: { items: readonly Product[] } }) =>
        context.items.some((item) => item._id === _id),
    })),
  ],
  listeners: {},
  ports: {
    load: answers<Product[]>({ none: [], one: [lamp], two: [lamp, sofa] }),
    confirmation: answers<Outcome>({
      performed: { outcome: 'performed' },
      cancelled: { outcome: 'cancelled' },
      failed: { outcome: 'failed' },
    }),
  },
  factsOf: ({ items, request: asked }) => [
    items.map(({ _id }) => _id).join('+'),
    asked?.subjectId ?? 'nothing',
  ],
  bound: 8,
})

export const deleteButton = ({ productName }: Product) =>
  page.getByRole('button', { name: `Delete ${productName}`, exact: true })
export const advertiseButton = ({ productName }: Product) =>
  page.getByRole('button', { name: `Advertise ${productName}`, exact: true })

export const row = (name: string) => page.getByRole('row').filter({ hasText: name })

/** What a product's row says in the column of this header. */
export const cellText = (name: string, header: string) =>
  row(name).element().querySelector(`[data-label="${header}"]`)?.textContent

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
  const confirmAs = async (done: boolean) => {
    await userEvent.click(confirmButton())
    performed.at(-1)?.answer(done)
  }
  const idle = scriptedActor(advertiseMachine, { input: undefined }).actor.getSnapshot()
  const screen: Screen<typeof sellerProductsMachine> = {
    machine: sellerProductsMachine,
    script: productsScript,
    start: () =>
      scriptedActor(sellerProductsMachine, {
        input: { of: 'seller@loppis.test' },
        ports: { confirmation },
      }),
    draw: (state, send) => (
      <WithTable
        advertise={idle}
        products={state}
        sendAdvertise={() => undefined}
        sendProducts={send}
      />
    ),
    controls: [
      { sends: 'collection.retry', find: () => page.getByRole('button', { name: 'Try again' }) },
      ...[lamp, sofa].map((item) => ({
        sends: `item.ask=${item._id}`,
        find: () => deleteButton(item),
        where: ({ context }: { context: { items: readonly Product[] } }) =>
          context.items.includes(item),
      })),
    ],
    gestures: {
      'confirmation=performed': () => confirmAs(true),
      'confirmation=failed': () => confirmAs(false),
      'confirmation=cancelled': () => userEvent.click(cancelButton()),
    },
    sights: {
      loading: { says: ['My Products', 'Loading your products'], hides: ['Lamp'] },
      failed: { says: ['My Products', 'Try again'], hides: ['Loading your products'] },
      empty: { says: [messages.noProductsYet, 'My Buyers'], hides: ['Lamp', 'Sofa'] },
      'filled.browsing': { says: ['Advertise', 'Delete'], hides: [messages.deleteProduct] },
      'filled.confirming': { says: [messages.deleteProduct, 'Cancel'] },
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
  machine: advertiseMachine,
  script: advertiseScript,
  start: () => scriptedActor(advertiseMachine, { input: undefined }),
  draw: (state, send) => (
    <WithTable
      advertise={state}
      products={shelf}
      sendAdvertise={send}
      sendProducts={() => undefined}
    />
  ),
  controls: [lamp, sofa].map((product) => ({
    sends: `advertise.start=${product._id}`,
    find: () => advertiseButton(product),
  })),
  sights: {
    idle: { says: ['Lamp', 'Sofa'] },
    advertising: { says: ['Advertise'] },
  },
}
