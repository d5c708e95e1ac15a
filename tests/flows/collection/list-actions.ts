import type { ContextFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { ConfirmationAction } from '../../../machines/confirmation.machine.ts'
import { type Listed, filterReadable } from '../../../src/domain/listed.ts'
import { confirmationOutcomes, request } from '../confirmation/confirmation.script.ts'
import { listenersBeforeActs } from './collection.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'
import { button, labelled } from '../../screen/actions.ts'
import { cancel, confirm, confirmationEnds } from '../confirmation/confirmation.flow.ts'
import type { ScreenFlow } from '../../screen/screen.ts'

export type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

type Loaded<Item> = { context: { items: readonly Listed<Item>[] } }

/** The parameters of `listFlow`: a list of rows with destructive actions. */
type DangerousList<Item> = {
  name: string
  rules: string
  machine: CollectionMachine<Item>
  /** The owner of the list. */
  of?: string
  rows: readonly [Item, Item]
  idOf: (item: Item) => string
  acts: readonly {
    action: ConfirmationAction
    /** Returns the label of the action's button in a row. */
    label: (item: Item) => string
    /** Returns the name of the action in a path: its label by default. */
    nameOf?: (item: Item) => string
    isOffered?: (item: Item) => boolean
  }[]
  /** The field of the dialog, where it asks for words. */
  words?: string
  bound: number
  /** The title and the messages, a text that each row shows, the texts of a filled list, and those of the dialog. */
  texts: {
    title: string
    loading: string
    empty: string
    row: (item: Item) => string
    filled: readonly string[]
    asks: readonly string[]
  }
}

/** Returns the screen flow of a list of rows whose actions ask for confirmation. */
export function listFlow<Item>({
  of = '',
  rows,
  idOf,
  acts,
  words,
  bound,
  texts: { title, loading, empty, row: textOf, filled, asks },
  ...list
}: DangerousList<Item>): ScreenFlow<ContextFrom<CollectionMachine<Item>>> {
  const asking = acts.flatMap(({ action, label, nameOf = label, isOffered = () => true }) =>
    rows.map((row) => ({
      name: `item.ask=${nameOf(row)}`,
      event: { type: 'item.ask' as const, request: { ...request, action, subjectId: idOf(row) } },
      at: button(label(row)),
      when: ({ context }: Loaded<Item>) =>
        filterReadable(context.items).some((item) => idOf(item) === idOf(row) && isOffered(item)),
    })),
  )
  const [one] = rows
  const say = words === undefined ? [] : [{ fill: labelled(words), with: 'It is mine.' }]
  const lists = portResults<Item[]>({ none: [], one: [one], two: [...rows] })
  const rowTexts = rows.map(textOf)
  const browsing = { shows: [title, ...filled], hides: [empty, 'Cancel'] }
  return {
    name: list.name,
    rules: list.rules,
    script: scriptFor(list.machine, {
      input: { of },
      sends: [
        { name: 'collection.retry', event: { type: 'collection.retry' } },
        ...asking.map(({ name, event, when }) => ({ name, event, when })),
      ],
      listeners: listenersBeforeActs,
      rests: ['empty'],
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
      'confirmation=performed': [...say, { press: confirm }],
      'confirmation=failed': [...say, { press: confirm }],
      'confirmation=cancelled': [{ press: cancel }],
    },
    unreachable: { 'confirmation!': confirmationEnds },
    assertions: {
      loading: { shows: [title, loading], hides: ['Try again', empty, ...rowTexts] },
      failed: { shows: ['Try again'], hides: [loading, empty, ...rowTexts] },
      empty: { shows: [title, empty], hides: ['Try again', ...rowTexts] },
      'filled.browsing': browsing,
      'filled.checking': browsing,
      'filled.confirming': { shows: [...asks, 'Cancel'], hides: [empty] },
    },
  }
}
