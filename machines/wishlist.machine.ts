import { setup } from 'xstate'
import { type Failure, failureMessage, failureOf } from '../src/domain/failure.ts'
import { isInWishlist, type WishlistIds } from '../src/domain/wishlist-ids.ts'
import { message } from '../src/domain/message.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type { Viewer } from '../src/domain/user.ts'
import {
  type KeptProduct,
  newWishlistEntry,
  type TileProduct,
  type WishlistChange,
} from '../src/domain/wishlist.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  effect,
  isAbsent,
  listener,
  port,
  type Thrown,
  watchConnection,
} from './kit.ts'

export type WishlistEvent =
  /** `kept`: the product returns as it was kept before. */
  | { type: 'wishlist.save'; product: TileProduct; kept?: KeptProduct }
  | { type: 'wishlist.remove'; product: TileProduct }
  | { type: 'viewer.changed'; viewer: Viewer }
  | { type: 'browser.changed'; ids: readonly string[] }
  | { type: 'connection.restored' }

export type WishlistContext = WishlistIds & { viewer: Viewer }

/**
 * Adds the latest change of the viewer, unless it is known to change nothing; the first change may be on its way to the
 * server, and stays.
 */
function withChange(state: WishlistIds, change: WishlistChange): readonly WishlistChange[] {
  const { _id } = change.kept.product
  const [first, ...rest] = state.changes
  const others = [...(first ? [first] : []), ...rest.filter(({ kept }) => kept.product._id !== _id)]
  const isKept = isInWishlist({ ...state, changes: others }, _id, { whenUnknown: !change.isKept })
  return isKept === change.isKept ? others : [...others, change]
}

/** Returns the change that is sent. */
function firstOf({ changes: [first] }: WishlistIds): WishlistChange {
  if (first === undefined) throw new Error('No change waits.')
  return first
}

/** Returns the ids after the first change. */
function afterFirst({ ids, changes: [first] }: WishlistIds): WishlistIds['ids'] {
  if (ids === null || first === undefined) return ids
  const { _id } = first.kept.product
  const others = ids.filter((id) => id !== _id)
  return first.isKept ? [...others, _id] : others
}

type Press = Extract<WishlistEvent, { type: 'wishlist.save' | 'wishlist.remove' }>

const wanted = (event: Press): WishlistChange =>
  event.type === 'wishlist.save'
    ? { kept: event.kept ?? newWishlistEntry(event.product), isKept: true }
    : { kept: newWishlistEntry(event.product), isKept: false }

const notifyFailure = {
  type: 'notify' as const,
  params: ({ event }: Thrown) => toastOf(failureOf(event.error)),
}
const toastOf = (failure: Failure): Toast => ({
  tone: 'negative',
  title: message('wishlistNotUpdated'),
  detail: failureMessage(failure),
})

/** Transitions of both presses. */
const onPress = <Transition>(transition: Transition) => ({
  'wishlist.save': transition,
  'wishlist.remove': transition,
})

/** Transitions to the changes that wait, or to rest. */
const onward = <Actions>(actions: Actions) => [
  { guard: hasChanges, target: '#wishlist.account.sending', actions },
  { target: '#wishlist.account.idle', actions },
]

const assign = createAssign<WishlistContext>()
const isUser = ({ event: { viewer } }: { event: { viewer: Viewer } }) => viewer.kind === 'user'
const isUnidentified = ({ event: { viewer } }: { event: { viewer: Viewer } }) =>
  viewer.kind === 'unidentified'
const hasChanges = ({ context }: { context: WishlistContext }) => context.changes.length > 0
const hasMore = ({ context }: { context: WishlistContext }) => context.changes.length > 1
/** Drops another user's wishlist, and keeps the changes that a viewer made before the identification. */
const keepViewer = assign<{ viewer: Viewer }>(({ context, event: { viewer } }) => ({
  viewer,
  ids: null,
  changes: context.viewer.kind === 'user' ? [] : context.changes,
}))
const addIds = assign<{ output: readonly string[] }>(({ context, event: { output: ids } }) => ({
  ids: [...new Set([...(context.ids ?? []), ...ids])],
}))
/** The wishlist does not show the wanted change yet. */
const isNew = ({ context, event }: Args<WishlistContext, Press>) =>
  isInWishlist(context, event.product._id) !== wanted(event).isKept
const addChange = assign<Press>(({ context, event }) => ({
  changes: withChange(context, wanted(event)),
}))
/** The server has taken the first change. */
const confirmFirst = assign(({ context }) => ({
  ids: afterFirst(context),
  changes: context.changes.slice(1),
}))
const dropFirst = assign(({ context }) => ({ changes: context.changes.slice(1) }))
const dropChanges = assign({ changes: [] })
/** The browser has the changes, and says at once which products it keeps. */
const beginEmpty = assign({ ids: [], changes: [] })

/**
 * The wishlist: of a guest in the browser, of a user on the server. The browser's products join the account at the
 * sign-in. A press shows at once, and is taken back when the server does not take it.
 */
export const wishlistMachine = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent },
  actors: {
    /** Sends `viewer.changed` at once if the viewer differs from the input, and on every later change. */
    watchViewer: listener<{ viewer: Viewer }>('wishlist.watchViewer'),
    /** Sends `browser.changed` at once, and when the list of the browser changes, here or in another tab. */
    watchBrowser: listener('wishlist.watchBrowser'),
    /** Resolves to the ids of the kept products; null where the server has no wishlist. */
    load: port<string[] | null>('wishlist.load'),
    /** Adds the browser's products to the account, once, and resolves to the ids of these products. */
    join: port<string[]>('wishlist.join'),
    /** Keeps a product on the server, or removes it. */
    send: port<void, WishlistChange>('wishlist.send'),
    watchConnection: connectionListener,
  },
  actions: {
    notify: effect<Toast>('notify'),
    /** Changes the list of the browser, and tells the viewer where it cannot. */
    changeBrowser: effect<{ changes: readonly WishlistChange[] }>('wishlist.changeBrowser'),
  },
}).createMachine({
  id: 'wishlist',
  context: { viewer: { kind: 'unidentified' }, ids: null, changes: [] },
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    input: { viewer: { kind: 'unidentified' } },
    onError: {
      description: 'Without the session, the viewer counts as a guest.',
      target: '.browser',
    },
  },
  on: {
    'viewer.changed': [
      { guard: isUser, target: '.account', actions: keepViewer },
      { guard: isUnidentified, target: '.identifying', actions: keepViewer },
      { target: '.browser', actions: keepViewer },
    ],
    ...onPress({ actions: addChange }),
  },
  initial: 'identifying',
  states: {
    identifying: {
      description: 'A press shows at once, and takes effect once the viewer is known.',
    },
    browser: {
      tags: 'settled',
      description: 'The browser keeps the list of a guest, and of a user whose server has none.',
      entry: [
        { type: 'changeBrowser', params: ({ context: { changes } }) => ({ changes }) },
        beginEmpty,
      ],
      invoke: {
        id: 'watchBrowser',
        src: 'watchBrowser',
        onError: { description: 'A list that cannot be read is empty.' },
      },
      on: {
        'browser.changed': {
          actions: assign<{ ids: readonly string[] }>(({ event }) => ({ ids: event.ids })),
        },
        ...onPress({
          guard: isNew,
          actions: {
            type: 'changeBrowser' as const,
            params: ({ event }: { event: Press }) => ({
              changes: [wanted(event)],
            }),
          },
        }),
      },
    },
    account: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: [
              { guard: isAbsent, target: '#wishlist.browser' },
              {
                target: 'joining',
                actions: assign<{ output: readonly string[] | null }>(({ event }) => ({
                  ids: event.output,
                })),
              },
            ],
            onError: [
              {
                guard: hasChanges,
                description: 'The presses that wait are taken back.',
                target: 'failed',
                actions: [dropChanges, notifyFailure],
              },
              { target: 'failed' },
            ],
          },
        },
        joining: {
          tags: 'busy',
          invoke: {
            id: 'join',
            src: 'join',
            onDone: onward(addIds),
            // The browser still has its list, and the next page tries again.
            onError: onward(notifyFailure),
          },
        },
        idle: {
          tags: 'settled',
          on: onPress({ guard: isNew, target: 'sending', actions: addChange }),
        },
        sending: {
          tags: 'settled',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => firstOf(context),
            onDone: [
              { guard: hasMore, target: 'sending', reenter: true, actions: confirmFirst },
              { target: 'idle', actions: confirmFirst },
            ],
            onError: [
              {
                guard: hasMore,
                target: 'sending',
                reenter: true,
                actions: [dropFirst, notifyFailure],
              },
              { target: 'idle', actions: [dropFirst, notifyFailure] },
            ],
          },
        },
        failed: {
          tags: 'settled',
          description:
            'What the account keeps is not known: hearts are empty, and no listed item counts as removed.',
          on: {
            'connection.restored': 'loading',
            // A press asks again.
            ...onPress({ target: 'loading', actions: addChange }),
          },
          invoke: watchConnection,
        },
      },
    },
  },
})
