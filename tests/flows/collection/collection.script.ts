import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { type Listed, filterReadable } from '../../../src/domain/listed.ts'
import { confirmationOutcomes, request } from '../confirmation/confirmation.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export type Item = { _id: string; isVerified: boolean }

const idOf = ({ _id }: Item) => _id

/** A collection in which every action removes an item. */
export const collectionMachine = createCollectionMachine<Item>('collection', idOf)

/** A collection in which an action can also change an item, in the list or as the server alone knows. */
export const changeableMachine = createCollectionMachine<Item>(
  'collection',
  idOf,
  (item, act) => (act === 'verify' ? { ...item, isVerified: true } : null),
  (act) => act === 'renew',
)

export const [first, second]: readonly [Item, Item] = [
  { _id: 'booking-1', isVerified: false },
  { _id: 'booking-2', isVerified: false },
]

type Loaded = { context: { items: readonly Listed<Item>[] } }

const retry = { name: 'collection.retry', event: { type: 'collection.retry' as const } }

const asksFor = (action: 'remove' | 'verify' | 'renew', items = [first, second]) =>
  items.map(({ _id }) => ({
    name: `item.ask=${action}:${_id}`,
    event: { type: 'item.ask' as const, request: { ...request, action, subjectId: _id } },
    when: ({ context }: Loaded) =>
      filterReadable(context.items).some(
        (item) => item._id === _id && !(action === 'verify' && item.isVerified),
      ),
  }))

const lists = portResults<readonly Item[]>({ none: [], one: [first], two: [first, second] })
/** The events that a list listens to: that it is outdated, and that a lost connection is restored. */
export const listeners = {
  watchChanges: [{ name: 'list.outdated', event: { type: 'list.outdated' as const } }],
  watchConnection: [
    { name: 'connection.restored', event: { type: 'connection.restored' as const } },
  ],
}

type Untouched = { context: { request: ConfirmationRequest | null } }

/** The events of a list that is outdated before the user acts only: the answers of its ports know of no act. */
export const listenersBeforeActs = {
  ...listeners,
  watchChanges: listeners.watchChanges.map((variant) => ({
    ...variant,
    when: ({ context }: Untouched) => context.request === null,
  })),
}

const ports = {
  load: lists,
  check: lists,
  confirmation: confirmationOutcomes,
}

const input = { of: 'buyer@loppis.test' }

/** The script of a collection whose items can be removed. */
export const collectionScript = scriptFor(collectionMachine, {
  input,
  sends: [retry, ...asksFor('remove')],
  listeners,
  rests: ['empty'],
  ports,
  factsOf: ({ items, request: asked }) => [
    items.map(({ _id }) => _id).join('+'),
    asked?.subjectId ?? 'nothing',
  ],
  bound: 12,
})

/** The script of a collection whose items can be verified, renewed and removed. */
export const changeableScript = scriptFor(changeableMachine, {
  input,
  sends: [retry, ...asksFor('remove'), ...asksFor('verify'), ...asksFor('renew', [first])],
  listeners,
  rests: ['empty'],
  ports,
  factsOf: ({ items, request: asked }) => [
    filterReadable(items)
      .map(({ _id, isVerified }) => `${_id}${isVerified ? ' verified' : ''}`)
      .join('+'),
    asked === null ? 'nothing' : `${asked.action} ${asked.subjectId}`,
  ],
  bound: 6,
})
