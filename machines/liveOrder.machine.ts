import { assign, setup } from 'xstate'
import type { PaidOrder } from '../src/domain/order.ts'
import { listener, watchConnection } from './port.ts'

type LiveOrderInput = { orderId: string }

export type LiveOrderContext = LiveOrderInput & {
  /** The order as it was read last. */
  order: PaidOrder | null
  /** The id of the latest message whose order was read: the stream continues after it. */
  lastId: string | null
  /** How often in a row the stream was lost. */
  losses: number
}

/** The pause before the stream is opened again, in milliseconds. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Keeps an open order current: by the server's stream of live updates, and without it by reading the order regularly. A
 * hidden page does neither.
 */
export const liveOrderMachine = setup({
  types: {
    context: {} as LiveOrderContext,
    input: {} as LiveOrderInput,
    events: {} as
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      | { type: 'connection.restored' }
      /** The stream sends: no proxy holds it back. */
      | { type: 'stream.opened' }
      /** The order was read after this message, or the message is about something else. */
      | { type: 'stream.received'; id: string }
      | { type: 'stream.lost' }
      /** The server has no live updates. */
      | { type: 'stream.absent' }
      | { type: 'order.read'; order: PaidOrder },
  },
  actors: {
    /** Sends `page.hidden` and `page.shown`. */
    watchVisibility: listener('liveOrder.watchVisibility'),
    /** Sends `order.read` and the events of the stream. */
    followStream: listener<LiveOrderInput & { lastId: string | null }>('liveOrder.followStream'),
    /** Sends `order.read` at once and then regularly. */
    pollOrder: listener<LiveOrderInput>('liveOrder.pollOrder'),
    /** Sends `connection.restored` when the lost connection is restored. */
    watchConnection: listener('watchConnection'),
  },
  delays: {
    /** A stream that sends nothing for so long may be held back by a proxy. */
    openTimeout: 5000,
    pause: ({ context: { losses } }) => Math.min(FIRST_PAUSE * 2 ** (losses - 1), LONGEST_PAUSE),
  },
  actions: {
    keepOrder: assign((_, params: { order: PaidOrder }) => params),
    keepPlace: assign((_, params: { id: string }) => ({ lastId: params.id, losses: 0 })),
    countLoss: assign(({ context }) => ({ losses: context.losses + 1 })),
  },
}).createMachine({
  id: 'liveOrder',
  context: ({ input }) => ({ ...input, order: null, lastId: null, losses: 0 }),
  invoke: [
    {
      id: 'watchVisibility',
      src: 'watchVisibility',
      onError: { description: 'The page counts as visible.' },
    },
    watchConnection,
  ],
  on: {
    'order.read': { actions: { type: 'keepOrder', params: ({ event }) => event } },
    'page.hidden': '.hidden',
  },
  initial: 'streaming',
  states: {
    streaming: {
      invoke: {
        id: 'followStream',
        src: 'followStream',
        input: ({ context: { orderId, lastId } }) => ({ orderId, lastId }),
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
          after: { openTimeout: '#liveOrder.waiting' },
        },
        open: {},
      },
    },
    waiting: {
      description: 'The stream is lost and will be opened again.',
      entry: 'countLoss',
      invoke: {
        id: 'pollOrder',
        src: 'pollOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onError: { description: 'The stream that is opened next sends what was missed.' },
      },
      on: { 'connection.restored': 'streaming' },
      after: { pause: 'streaming' },
    },
    polling: {
      description: 'The server has no stream.',
      invoke: {
        id: 'pollOrder',
        src: 'pollOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onError: { description: 'The page shows the order as of the latest act.' },
      },
      on: { 'connection.restored': 'streaming' },
    },
    hidden: {
      on: { 'page.shown': 'streaming' },
    },
  },
})
