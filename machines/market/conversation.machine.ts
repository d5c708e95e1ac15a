import { assign, setup, stateIn } from 'xstate'

export type Side = 'buyer' | 'seller'

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/**
 * The message that came with an event: its words are not in the flow, so that they can be deleted. `isInOrder`: the two have
 * an order of the item that is not over; the rows of an older journal do not say.
 */
type Written = At & { messageId: string; isInOrder?: boolean }

/** How many messages of the other side are still unread after this reading. */
type Read = At & { left: number }

/** A report for an admin: the number of a message, and the reason. */
export type Report = { number: number; reason: string }

/** The first event of a conversation, and the input of its machine. */
export type ConversationBegun = { type: 'buyer.write' | 'seller.write' } & Written

/** The prefix of an event names its actor: nobody else may send the event. */
export type ConversationEvent =
  | ConversationBegun
  | ({ type: 'buyer.read' | 'seller.read' } & Read)
  | ({ type: 'buyer.block' | 'seller.block' } & At)
  | ({ type: 'buyer.unblock' | 'seller.unblock' } & At)
  | ({ type: 'buyer.report' | 'seller.report' } & At & Report)
  /** The report needs no action here. `caseId`: the case of moderation that has decided on its message. */
  | ({ type: 'admin.dismiss'; caseId?: string } & At)
  | ({ type: 'admin.close' } & At)
  /** One of the two has left the market. */
  | ({ type: 'market.close' } & At)

/**
 * `messages`: how many there are. `unread`: how many of the other side's each side has not read. `report`: the latest one.
 */
export type ConversationContext = {
  messages: number
  unread: Readonly<Record<Side, number>>
  report: (Report & { by: Side }) | null
}

const other = { buyer: 'seller', seller: 'buyer' } as const
const sideOf = ({ type }: { type: string }): Side =>
  type.startsWith('buyer.') ? 'buyer' : 'seller'

const write = {
  actions: {
    type: 'countMessage' as const,
    params: ({ event }: { event: ConversationBegun }) => ({ to: other[sideOf(event)] }),
  },
}
/** The two of an order can write to each other, whoever blocks. */
const writeInOrder = {
  ...write,
  guard: {
    type: 'isInOrder' as const,
    params: ({ event }: { event: ConversationBegun }) => ({ isInOrder: event.isInOrder === true }),
  },
}
const whileBlocked = { 'buyer.write': writeInOrder, 'seller.write': writeInOrder }
const readParams = ({ event }: { event: { type: string } & Read }) => ({
  side: sideOf(event),
  left: event.left,
})
const read = {
  guard: { type: 'isNews' as const, params: readParams },
  actions: { type: 'countRead' as const, params: readParams },
}
const report = {
  target: 'reported',
  actions: {
    type: 'keepReport' as const,
    params: ({ event }: { event: { type: string } & Report }) => ({
      number: event.number,
      reason: event.reason,
      by: sideOf(event),
    }),
  },
}
const close = {
  'market.close': 'closed',
  'admin.close': { guard: 'isReported' as const, target: 'closed' },
}

/**
 * A conversation of a buyer and a seller about one listing, which goes on when the item is bought. The server runs it. Each
 * side can block the other, which ends what they write except about an order, and have an admin look at a message.
 */
export const conversationMachine = setup({
  types: {
    input: {} as ConversationBegun,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
  },
  guards: {
    isInOrder: (_, { isInOrder }: { isInOrder: boolean }) => isInOrder,
    /** The side reads messages that it has not read. */
    isNews: ({ context }, { side, left }: { side: Side; left: number }) =>
      left >= 0 && left < context.unread[side],
    /** A report waits for an admin. */
    isReported: stateIn({ review: 'reported' }),
  },
  actions: {
    countMessage: assign(({ context }, { to }: { to: Side }) => ({
      messages: context.messages + 1,
      unread: { ...context.unread, [to]: context.unread[to] + 1 },
    })),
    countRead: assign(({ context }, { side, left }: { side: Side; left: number }) => ({
      unread: { ...context.unread, [side]: left },
    })),
    keepReport: assign((_, params: Report & { by: Side }) => ({ report: params })),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    messages: 1,
    unread: { buyer: 0, seller: 0, [other[sideOf(input)]]: 1 },
    report: null,
  }),
  type: 'parallel',
  on: { 'buyer.read': read, 'seller.read': read },
  states: {
    contact: {
      initial: 'open',
      states: {
        open: {
          on: {
            'buyer.write': write,
            'seller.write': write,
            'buyer.block': 'blockedByBuyer',
            'seller.block': 'blockedBySeller',
            ...close,
          },
        },
        blockedByBuyer: {
          on: {
            ...whileBlocked,
            'buyer.unblock': 'open',
            'seller.block': 'blockedByBoth',
            ...close,
          },
        },
        blockedBySeller: {
          on: {
            ...whileBlocked,
            'seller.unblock': 'open',
            'buyer.block': 'blockedByBoth',
            ...close,
          },
        },
        blockedByBoth: {
          on: {
            ...whileBlocked,
            'buyer.unblock': 'blockedBySeller',
            'seller.unblock': 'blockedByBuyer',
            ...close,
          },
        },
        closed: { description: 'Both sides can read, and nobody can write.' },
      },
    },
    review: {
      initial: 'none',
      states: {
        none: { on: { 'buyer.report': report, 'seller.report': report } },
        reported: {
          description: 'An admin has to look at a message.',
          on: { 'admin.dismiss': 'none', 'admin.close': 'none' },
        },
      },
    },
  },
})
