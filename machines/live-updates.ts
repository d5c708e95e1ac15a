import { assign, setup } from 'xstate'
import { connectionListener, listener, watchConnection } from './kit.ts'

/**
 * The subject of the updates: one flow of a kind, or all that the user takes part in where `id` is null; everything
 * that concerns the user where `flow` is null.
 */
export type LiveSubject = { flow: string | null; id: string | null }

export type LiveContext<Subject extends LiveSubject, Value> = {
  subject: Subject
  /** The value that was read last. */
  value: Value | null
  /** The id of the latest message after which the value was read: the stream continues there. */
  lastId: string | null
  /** How often in a row the stream was lost. */
  losses: number
}

/** The event of a new state of the live updates. */
export type LiveChange<Value> = { snapshot: { context: { value: Value | null } } }

/** The pause before the stream is opened again, in milliseconds. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Creates a machine that keeps a page's data current: by the server's stream of live updates, and without it by reading
 * regularly. A hidden page does neither. `Value` is the type of the data.
 */
export const createLiveUpdates = <Subject extends LiveSubject, Value>() =>
  setup({
    types: {
      context: {} as LiveContext<Subject, Value>,
      input: {} as Subject,
      events: {} as
        | { type: 'page.hidden' }
        | { type: 'page.shown' }
        | { type: 'connection.restored' }
        /** The stream sends: no proxy holds it back. */
        | { type: 'stream.opened' }
        /** The subject was read after this message, or the message is about something else. */
        | { type: 'stream.received'; id: string }
        | { type: 'stream.lost' }
        /** The server has no live updates. */
        | { type: 'stream.absent' }
        /** The user's account was removed. */
        | { type: 'live.refused' }
        | { type: 'subject.read'; value: Value },
    },
    actors: {
      /** Sends `page.hidden` and `page.shown`. */
      watchVisibility: listener('live.watchVisibility'),
      /** Sends `subject.read`, `live.refused` and the events of the stream. */
      followStream: listener<{ subject: Subject; lastId: string | null }>('live.followStream'),
      /** Sends `subject.read` or `live.refused` at once and then regularly. */
      poll: listener<{ subject: Subject }>('live.poll'),
      watchConnection: connectionListener,
    },
    delays: {
      /** A stream that sends nothing for so long may be held back by a proxy. */
      openTimeout: 5000,
      pause: ({ context: { losses } }) => Math.min(FIRST_PAUSE * 2 ** (losses - 1), LONGEST_PAUSE),
    },
    actions: {
      keepValue: assign((_, params: { value: Value }) => ({ value: params.value })),
      keepPlace: assign((_, params: { id: string }) => ({ lastId: params.id, losses: 0 })),
      countLoss: assign(({ context }) => ({ losses: context.losses + 1 })),
    },
  }).createMachine({
    id: 'live',
    context: ({ input }) => ({ subject: input, value: null, lastId: null, losses: 0 }),
    invoke: [
      {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { description: 'The page counts as visible.' },
      },
      watchConnection,
    ],
    on: {
      'subject.read': { actions: { type: 'keepValue', params: ({ event }) => event } },
      'page.hidden': '.hidden',
      'live.refused': '.refused',
    },
    initial: 'streaming',
    states: {
      streaming: {
        invoke: {
          id: 'followStream',
          src: 'followStream',
          input: ({ context: { subject, lastId } }) => ({ subject, lastId }),
          onError: 'waiting',
        },
        on: {
          'stream.received': { actions: { type: 'keepPlace', params: ({ event }) => event } },
          'stream.lost': 'waiting',
          'stream.absent': 'polling',
          'connection.restored': {
            description: 'The connection of the stream may be dead.',
            target: 'streaming',
            reenter: true,
          },
        },
        initial: 'connecting',
        states: {
          connecting: {
            on: { 'stream.opened': 'open' },
            after: { openTimeout: '#live.waiting' },
          },
          open: {},
        },
      },
      waiting: {
        description: 'The stream is lost and will be opened again.',
        entry: 'countLoss',
        invoke: {
          id: 'poll',
          src: 'poll',
          input: ({ context: { subject } }) => ({ subject }),
          onError: { description: 'The stream that is opened next sends what was missed.' },
        },
        on: { 'connection.restored': 'streaming' },
        after: { pause: 'streaming' },
      },
      polling: {
        description: 'The server has no stream.',
        invoke: {
          id: 'poll',
          src: 'poll',
          input: ({ context: { subject } }) => ({ subject }),
          onError: { description: 'The page shows what was read last.' },
        },
        on: { 'connection.restored': 'streaming' },
      },
      refused: {
        description: 'Another request would be refused too, until the page is shown again.',
      },
      hidden: {
        on: { 'page.shown': 'streaming' },
      },
    },
  })
