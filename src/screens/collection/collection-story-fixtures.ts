import { type ContextFrom, createActor, type SnapshotFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import {
  confirmationMachine,
  type ConfirmationRequest,
} from '../../../machines/confirmation.machine.ts'
import { freshTable, refusal, refused, snapshotArg } from '../story-fixtures.ts'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>
type Snapshot<Item> = SnapshotFrom<CollectionMachine<Item>>

/** The args of every list story. */
export const collectionArgs = {
  send: () => undefined,
  table: freshTable,
  sendTable: () => undefined,
  refusal,
}
export const collectionArgTypes = { state: snapshotArg, table: snapshotArg }

/** Returns a list's snapshot in each of its states; `of` is the owner. */
export function statesOf<Item>(
  machine: CollectionMachine<Item>,
  items: readonly Item[],
  of = '',
): {
  loading: Snapshot<Item>
  empty: Snapshot<Item>
  failed: Snapshot<Item>
  refused: Snapshot<Item>
  browsing: Snapshot<Item>
  checking: Snapshot<Item>
  confirming: (request: ConfirmationRequest) => Snapshot<Item>
} {
  const fresh: ContextFrom<CollectionMachine<Item>> = {
    of,
    items: [],
    failure: null,
    request: null,
  }
  const filled = { ...fresh, items }
  return {
    loading: machine.resolveState({ value: 'loading', context: fresh }),
    empty: machine.resolveState({ value: 'empty', context: fresh }),
    failed: machine.resolveState({
      value: 'failed',
      context: { ...fresh, failure: { kind: 'noAnswer' } },
    }),
    refused: machine.resolveState({ value: 'failed', context: { ...fresh, failure: refused } }),
    browsing: machine.resolveState({ value: { filled: 'browsing' }, context: filled }),
    checking: machine.resolveState({ value: { filled: 'checking' }, context: filled }),
    confirming: (request) => ({
      ...machine.resolveState({
        value: { filled: 'confirming' },
        context: { ...filled, request },
      }),
      children: {
        confirmation: createActor(confirmationMachine, { input: request }).start(),
      },
    }),
  }
}
