import { useActor } from '@xstate/react'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import type { createCollectionMachine } from '../../machines/collection.machine.ts'
import {
  type ConfirmationAct,
  confirmationMachine,
  type ConfirmationOutcome,
} from '../../machines/confirmation.machine.ts'
import { tableMachine } from '../../machines/table.machine.ts'
import type { AdminViewProps } from '../../src/screens/admin/AdminList.tsx'
import { refusal } from '../../src/screens/story-world.ts'
import { request } from '../models/confirmation.events.ts'
import { answers, scriptFor } from '../models/script.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { cancelButton, dialog } from './confirmation.screen.tsx'
import type { Screen } from './screen.ts'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>
type Listed<Item> = { context: { items: readonly Item[] } }

type AdminList<Item> = {
  machine: CollectionMachine<Item>
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    act: ConfirmationAct
    /** The name of its button in a row. */
    label: (item: Item) => string
    isOffered: (item: Item) => boolean
  }[]
  View: (props: AdminViewProps<Item>) => ReactNode
  sights: { title: string; loading: string; empty: string; asks: readonly string[] }
}

export const confirmAct = () => dialog().getByRole('button', { name: /^(Delete|Remove|Verify)$/ })

type BoundProps<Item> = Pick<AdminViewProps<Item>, 'state' | 'send'> & Pick<AdminList<Item>, 'View'>

function WithTable<Item>({ View, state, send }: BoundProps<Item>) {
  const [table, sendTable] = useActor(tableMachine)
  return <View {...{ state, send, table, sendTable, refusal }} />
}

/** A list of the admin's with the confirmation itself over it; what that performs waits to be answered from here. */
export function createAdminScreen<Item>({
  machine,
  rows,
  idOf,
  acts,
  View,
  sights: { title, loading, empty, asks },
}: AdminList<Item>): Screen<CollectionMachine<Item>> {
  const performed: ((done: boolean) => void)[] = []
  const confirmation = confirmationMachine.provide({
    actors: {
      perform: fromPromise(() => new Promise<boolean>((answer) => void performed.push(answer))),
    },
    actions: { notify: () => undefined, report: () => undefined },
  })
  const confirmAs = async (done: boolean) => {
    await userEvent.click(confirmAct())
    performed.at(-1)?.(done)
  }
  const asking = acts.flatMap(({ act, label, isOffered }) =>
    rows.map((row) => ({
      name: `item.ask=${label(row)}`,
      event: { type: 'item.ask' as const, request: { ...request, act, subjectId: idOf(row) } },
      when: ({ context }: Listed<Item>) =>
        context.items.some((item) => idOf(item) === idOf(row) && isOffered(item)),
    })),
  )
  const [one] = rows
  return {
    machine,
    script: scriptFor(machine, {
      input: { of: '' },
      sends: [{ name: 'collection.retry', event: { type: 'collection.retry' } }, ...asking],
      listeners: {},
      ports: {
        load: answers<Item[]>({ none: [], one: [one], two: [...rows] }),
        confirmation: answers<{ outcome: ConfirmationOutcome }>({
          performed: { outcome: 'performed' },
          cancelled: { outcome: 'cancelled' },
          failed: { outcome: 'failed' },
        }),
      },
      factsOf: ({ items, request: asked }) => [
        JSON.stringify(items),
        `${asked?.act} ${asked?.subjectId}`,
      ],
      bound: 6,
    }),
    start: () => scriptedActor(machine, { input: { of: '' }, ports: { confirmation } }),
    draw: (state, send) => <WithTable View={View} send={send} state={state} />,
    controls: [
      { sends: 'collection.retry', find: () => page.getByRole('button', { name: 'Try again' }) },
      ...asking.map(({ name, when }) => ({
        sends: name,
        find: () => page.getByRole('button', { name: name.replace('item.ask=', ''), exact: true }),
        where: when,
      })),
    ],
    gestures: {
      'confirmation=performed': () => confirmAs(true),
      'confirmation=failed': () => confirmAs(false),
      'confirmation=cancelled': () => userEvent.click(cancelButton()),
    },
    sights: {
      loading: { says: [title, loading], hides: ['Try again', empty] },
      failed: { says: ['Try again'], hides: [loading, empty] },
      empty: { says: [title, empty], hides: ['Try again'] },
      'filled.browsing': { says: [title], hides: [empty, 'Cancel'] },
      'filled.confirming': { says: [...asks, 'Cancel'], hides: [empty] },
    },
  }
}
