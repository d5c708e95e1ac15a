import { assign, fromCallback, setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { isUnreadable, type Listed } from '../src/domain/listed.ts'
import type {
  ConfirmationAction,
  confirmationMachine,
  ConfirmationRequest,
} from './confirmation.machine.ts'
import { connectionListener, keepFailure, machine, port, watchConnection } from './kit.ts'

/** `of`: a category's id or a user's e-mail; '' when only one collection exists. */
export type CollectionInput = { of: string }

/** Transitions for a loaded list, first or reloaded: store the server's items, then show them or the empty state. */
function loadedTransitions<Item>(id: string) {
  const itemsOf = ({ event }: { event: { output: readonly Listed<Item>[] } }) => ({
    items: event.output,
  })
  const actions = { type: 'keepItems' as const, params: itemsOf }
  return [
    { guard: { type: 'isEmpty' as const, params: itemsOf }, target: `#${id}.empty`, actions },
    { target: `#${id}.filled`, actions },
  ]
}

function requestIn({ request }: { request: ConfirmationRequest | null }): ConfirmationRequest {
  if (request === null) throw new Error('Nothing is to be confirmed.')
  return request
}

/** Transition that asks for confirmation of an act on an item. */
const confirmTransition = {
  target: 'confirming',
  actions: {
    type: 'keepRequest' as const,
    params: ({ event }: { event: { request: ConfirmationRequest } }) => event,
  },
}

/**
 * Creates the machine of a list that loads completely before it renders, and whose items can be acted on after a
 * confirmation. `idOf` returns an item's id, which is the confirmation's subject. `after` returns an item's new value
 * once an act succeeded, null when the act removes it; by default every act removes its item. The server alone knows the
 * new value after an act for which `isForServer` returns true, so the list reloads.
 */
export function createCollectionMachine<Item>(
  id: string,
  idOf: (item: Item) => string,
  after: (item: Item, act: ConfirmationAction) => Item | null = () => null,
  isForServer: (act: ConfirmationAction) => boolean = () => false,
) {
  /** Returns the items after the request succeeded. */
  const performedOn = (items: readonly Listed<Item>[], request: ConfirmationRequest | null) =>
    items.flatMap((item) => {
      if (request === null || isUnreadable(item) || idOf(item) !== request.subjectId) return [item]
      const changed = after(item, request.action)
      return changed === null ? [] : [changed]
    })

  return setup({
    types: {
      context: {} as {
        of: string
        items: readonly Listed<Item>[]
        failure: Failure | null
        request: ConfirmationRequest | null
      },
      input: {} as CollectionInput,
      children: {} as {
        load: 'load'
        check: 'load'
        confirmation: 'confirmation'
        watchConnection: 'watchConnection'
        watchChanges: 'watchChanges'
      },
      events: {} as
        | { type: 'collection.retry' }
        | { type: 'connection.restored' }
        | { type: 'list.outdated' }
        | { type: 'item.ask'; request: ConfirmationRequest },
    },
    actors: {
      load: port<Listed<Item>[], CollectionInput>(`${id}.load`),
      watchConnection: connectionListener,
      /** Sends `list.outdated` when the server may have other items. The public lists do not follow it. */
      watchChanges: fromCallback(() => undefined),
      /** Only for lists whose items can be acted on; the others, such as those of the home page, do not load it. */
      confirmation: machine<typeof confirmationMachine>('confirmation'),
    },
    guards: {
      isEmpty: (_, params: { items: readonly Listed<Item>[] }) => params.items.length === 0,
      performed: (_, params: { outcome: string }) => params.outcome === 'performed',
      isToCheck: ({ context: { request } }, { outcome }: { outcome: string }) =>
        outcome === 'failed' ||
        (outcome === 'performed' && request !== null && isForServer(request.action)),
      performedOnLast: ({ context }, params: { outcome: string }) =>
        params.outcome === 'performed' && performedOn(context.items, context.request).length === 0,
    },
    actions: {
      keepItems: assign((_, params: { items: readonly Listed<Item>[] }) => ({
        items: params.items,
        failure: null,
      })),
      keepRequest: assign((_, params: { request: ConfirmationRequest }) => ({
        request: params.request,
      })),
      changeSubject: assign(({ context }) => ({
        items: performedOn(context.items, context.request),
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ of: input.of, items: [], failure: null, request: null }),
    invoke: {
      id: 'watchChanges',
      src: 'watchChanges',
      onError: { description: 'The list shows what was loaded last.' },
    },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ of: context.of }),
          onDone: loadedTransitions<Item>(id),
          onError: {
            target: 'failed',
            actions: keepFailure,
          },
        },
      },
      filled: {
        initial: 'browsing',
        states: {
          browsing: {
            on: { 'item.ask': confirmTransition, 'list.outdated': 'checking' },
          },
          confirming: {
            description: 'The confirmation dialog is open over the list, and its row is marked.',
            invoke: {
              id: 'confirmation',
              src: 'confirmation',
              input: ({ context }) => requestIn(context),
              onDone: [
                {
                  guard: { type: 'isToCheck', params: ({ event }) => event.output },
                  target: 'checking',
                },
                {
                  guard: { type: 'performedOnLast', params: ({ event }) => event.output },
                  target: `#${id}.empty`,
                  actions: 'changeSubject',
                },
                {
                  guard: { type: 'performed', params: ({ event }) => event.output },
                  target: 'browsing',
                  actions: 'changeSubject',
                },
                { target: 'browsing' },
              ],
              onError: {
                target: 'browsing',
                actions: keepFailure,
              },
            },
          },
          checking: {
            description:
              'A failed action may have succeeded, the server knows what some actions lead to, and the items can have changed: the list reloads while it stays visible.',
            invoke: {
              id: 'check',
              src: 'load',
              input: ({ context }) => ({ of: context.of }),
              onDone: loadedTransitions<Item>(id),
              onError: 'browsing',
            },
            on: { 'item.ask': confirmTransition },
          },
        },
      },
      empty: { on: { 'list.outdated': 'loading' } },
      failed: {
        on: { 'collection.retry': 'loading', 'connection.restored': 'loading' },
        invoke: watchConnection,
      },
    },
  })
}
