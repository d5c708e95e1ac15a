import type { ContextFrom } from 'xstate'
import type { createCollectionMachine } from '../../machines/collection.machine.ts'
import type { ConfirmationAction } from '../../machines/confirmation.machine.ts'
import { confirmationOutcomes, request } from '../models/confirmation.events.ts'
import { portResults, scriptFor } from '../models/script.ts'
import { button, type Target } from './actions.ts'
import { cancel, confirm, confirmationEnds } from './confirmation.actions.ts'
import type { ScreenFlow, Assertion } from './screen.ts'

export type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

type Listed<Item> = { context: { items: readonly Item[] } }

/** The parameters of `listFlow`: a list of rows with destructive actions. */
type DangerousList<Item> = {
  name: string
  rules: string
  machine: CollectionMachine<Item>
  /** The owner of the list. */
  of: string
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    action: ConfirmationAction
    /** Returns the name of the action in a path. */
    nameOf: (item: Item) => string
    /** Returns the action's button in a row. */
    at: (item: Item) => Target
    isOffered?: (item: Item) => boolean
  }[]
  bound: number
  assertions: Readonly<Record<string, Assertion>>
}

/** Returns the screen flow of a list of rows whose actions ask for confirmation. */
export function listFlow<Item>({
  name: list,
  rules,
  machine,
  of,
  rows,
  idOf,
  acts,
  bound,
  assertions,
}: DangerousList<Item>): ScreenFlow<ContextFrom<CollectionMachine<Item>>> {
  const asking = acts.flatMap(({ action, nameOf, at, isOffered = () => true }) =>
    rows.map((row) => ({
      name: `item.ask=${nameOf(row)}`,
      event: { type: 'item.ask' as const, request: { ...request, action, subjectId: idOf(row) } },
      at: at(row),
      when: ({ context }: Listed<Item>) =>
        context.items.some((item) => idOf(item) === idOf(row) && isOffered(item)),
    })),
  )
  const [one] = rows
  const lists = portResults<Item[]>({ none: [], one: [one], two: [...rows] })
  return {
    name: list,
    rules,
    script: scriptFor(machine, {
      input: { of },
      sends: [
        { name: 'collection.retry', event: { type: 'collection.retry' } },
        ...asking.map(({ name, event, when }) => ({ name, event, when })),
      ],
      listeners: {},
      ports: { load: lists, check: lists, confirmation: confirmationOutcomes },
      factsOf: ({ items, request: asked }) => [
        JSON.stringify(items),
        `${asked?.action} ${asked?.subjectId}`,
      ],
      bound,
    }),
    controls: [
      { sends: 'collection.retry', at: button('Try again') },
      ...asking.map(({ name, at, when }) => ({ sends: name, at, where: when })),
    ],
    actions: {
      'confirmation=performed': [{ press: confirm }],
      'confirmation=failed': [{ press: confirm }],
      'confirmation=cancelled': [{ press: cancel }],
    },
    unreachable: { 'confirmation!': confirmationEnds },
    assertions,
  }
}
