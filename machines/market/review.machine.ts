import { assign, setup } from 'xstate'
import type { DurationName } from './policy.ts'

export type Side = 'buyer' | 'seller'

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/** The stars of a review. Its words are not in the flow: nobody but their author reads them before they are published. */
type Written = At & { stars: number }

/** A measure of moderation about the review by a side. */
type Measure = At & { by: Side }

/** The first event of the reviews of an order, and the input of their machine: the deal is done. */
export type ReviewsOpened = { type: 'market.open' } & At

/** The prefix of an event names its actor: nobody else may send the event. */
export type ReviewEvent =
  | ({ type: 'buyer.write' | 'seller.write' } & Written)
  | ({ type: 'buyer.answer' | 'seller.answer' } & At)
  /** A case of moderation hides a review, or does so no more. */
  | ({ type: 'market.hide' | 'market.show' } & Measure)
  | ({ type: 'deadline.remindToWrite' } & At)
  | ({ type: 'deadline.remindOfEnd' } & At)
  | ({ type: 'deadline.published' } & At)

/**
 * `stars`: of the review by each side; null where it has written none. `isAnswered`: whether the other side has answered it.
 * `publishedAt`: when both could be read, in milliseconds since 1970.
 */
export type ReviewContext = {
  stars: Readonly<Record<Side, number | null>>
  isAnswered: Readonly<Record<Side, boolean>>
  publishedAt: number | null
}

export const MOST_STARS = 5

const meta: {
  deadlines?: readonly { event: `deadline.${string}`; after: DurationName }[]
} = {}

const sideOf = ({ type }: { type: string }): Side =>
  type.startsWith('buyer.') ? 'buyer' : 'seller'

const params = ({ event }: { event: { type: string } & Written }) => ({
  by: sideOf(event),
  stars: event.stars,
})
const write = {
  guard: { type: 'areStars' as const, params },
  actions: { type: 'keepStars' as const, params },
}
const publish = {
  type: 'notePublished' as const,
  params: ({ event }: { event: At }) => ({ at: event.at }),
}
const publishAlone = { target: '#review.published', actions: publish }
const writeLast = {
  guard: write.guard,
  target: '#review.published',
  actions: [write.actions, publish],
}

/** Returns the states of the published review by a side. */
const reviewBy = <By extends Side>(by: By) => {
  const isBy = {
    type: 'isBy' as const,
    params: ({ event }: { event: Measure }) => ({ is: event.by, by }),
  }
  const hide = { 'market.hide': { guard: isBy, target: 'hidden' } }
  const answer = {
    target: 'answered',
    actions: { type: 'noteAnswered' as const, params: { by } },
  }
  return {
    initial: 'either',
    states: {
      either: {
        always: [
          { guard: { type: 'hasWritten' as const, params: { by } }, target: 'shown' },
          { target: 'none' },
        ],
      },
      none: { description: 'The side has written nothing.' },
      shown: {
        on: {
          ...(by === 'buyer' ? { 'seller.answer': answer } : { 'buyer.answer': answer }),
          ...hide,
        },
      },
      answered: { description: 'The other side answers once.', on: hide },
      hidden: {
        description: 'Only its author and admins see it.',
        on: {
          'market.show': [
            {
              guard: { type: 'isAnswerOf' as const, params: isBy.params },
              target: 'answered',
            },
            { guard: isBy, target: 'shown' },
          ],
        },
      },
    },
  }
}

/**
 * The reviews of an order: the buyer reviews the seller, and the seller the buyer. The server runs it. Nobody reads the
 * other's review before both have written or the time is over; until then, each side can change its own.
 */
export const reviewMachine = setup({
  types: {
    input: {} as ReviewsOpened,
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    meta,
  },
  guards: {
    areStars: (_, { stars }: { stars: number }) =>
      Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS,
    hasWritten: ({ context }, { by }: { by: Side }) => context.stars[by] !== null,
    /** The measure is about the review by this side. */
    isBy: (_, { is, by }: { is: Side; by: Side }) => is === by,
    isAnswerOf: ({ context }, { is, by }: { is: Side; by: Side }) =>
      is === by && context.isAnswered[by],
  },
  actions: {
    /** Tells the sides that have not written. The server stores effects; the machine never executes them. */
    remind: () => {
      throw new Error('The server tells of a reminder by its row of the journal.')
    },
    keepStars: assign(({ context }, { by, stars }: { by: Side; stars: number }) => ({
      stars: { ...context.stars, [by]: stars },
    })),
    notePublished: assign((_, { at }: { at: number }) => ({ publishedAt: at })),
    noteAnswered: assign(({ context }, { by }: { by: Side }) => ({
      isAnswered: { ...context.isAnswered, [by]: true },
    })),
  },
}).createMachine({
  id: 'review',
  context: {
    stars: { buyer: null, seller: null },
    isAnswered: { buyer: false, seller: false },
    publishedAt: null,
  },
  initial: 'blind',
  states: {
    blind: {
      initial: 'open',
      meta: {
        deadlines: [
          { event: 'deadline.remindToWrite', after: 'reviewingPrompt' },
          { event: 'deadline.remindOfEnd', after: 'reviewingReminder' },
          { event: 'deadline.published', after: 'reviewing' },
        ],
      },
      on: {
        'deadline.remindToWrite': { actions: 'remind' },
        'deadline.remindOfEnd': { actions: 'remind' },
      },
      states: {
        open: {
          on: {
            'buyer.write': { ...write, target: 'buyerWrote' },
            'seller.write': { ...write, target: 'sellerWrote' },
            'deadline.published': '#review.closed',
          },
        },
        buyerWrote: {
          on: {
            'buyer.write': write,
            'seller.write': writeLast,
            'deadline.published': publishAlone,
          },
        },
        sellerWrote: {
          on: {
            'seller.write': write,
            'buyer.write': writeLast,
            'deadline.published': publishAlone,
          },
        },
      },
    },
    published: {
      type: 'parallel',
      states: { byBuyer: reviewBy('buyer'), bySeller: reviewBy('seller') },
    },
    closed: { type: 'final', description: 'Nobody has written.' },
  },
})
