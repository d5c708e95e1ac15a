import { type ContextFrom, createActor, type SnapshotFrom, type StateValueFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import {
  confirmationMachine,
  type ConfirmationRequest,
} from '../../../machines/confirmation.machine.ts'
import { refusal, refused, snapshotArg } from '../story-fixtures.ts'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

/** The settings that the stories of every list screen have in common. */
export const collectionMeta = {
  args: { send: () => undefined, table: {}, onTable: () => undefined, refusal },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}

/** Returns a list's snapshot in each of its states; `of` is the owner. */
export function statesOf<Item>(machine: CollectionMachine<Item>, items: readonly Item[], of = '') {
  const at = (
    value: StateValueFrom<CollectionMachine<Item>>,
    context: Partial<ContextFrom<CollectionMachine<Item>>>,
  ): SnapshotFrom<CollectionMachine<Item>> =>
    machine.resolveState({
      value,
      context: { of, items: [], failure: null, request: null, ...context },
    })
  return {
    loading: at('loading', {}),
    empty: at('empty', {}),
    failed: at('failed', { failure: { kind: 'noAnswer' } }),
    refused: at('failed', { failure: refused }),
    browsing: at({ filled: 'browsing' }, { items }),
    checking: at({ filled: 'checking' }, { items }),
    confirming: (request: ConfirmationRequest): SnapshotFrom<CollectionMachine<Item>> => ({
      ...at({ filled: 'confirming' }, { items, request }),
      children: {
        confirmation: createActor(confirmationMachine, { input: request }).start(),
      },
    }),
  }
}
