import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { Listed } from '../src/domain/listed.ts'
import { nextPageOf } from '../src/domain/page.ts'
import type { Product } from '../src/domain/product.ts'
import type { Found, MoreResults } from '../src/domain/search.ts'
import { changed, isSameQuestion, type SearchQuestion } from '../src/domain/search-question.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  effect,
  isNotFound,
  keepFailure,
  listener,
  port,
  watchConnection,
} from './kit.ts'

export type SearchContext = {
  /** The latest question, which is also in the address. */
  question: SearchQuestion
  /** The text in the field. */
  words: string
  /** The products of the last answer; they stay while the next question is asked. */
  products: readonly Listed<Product>[]
  /** The number of products before the last page arrived. */
  before: number
  next: string | null
  found: Found | null
  failure: Failure | null
}

/** The first page, or all that a history entry has shown. */
export type ShownResults = MoreResults & Pick<SearchContext, 'found'>

const assign = createAssign<SearchContext>()
const isOther = ({ context, event }: Args<SearchContext, { question: SearchQuestion }>) =>
  !isSameQuestion(context.question, event.question)
const isNothing = ({ event }: { event: { output: { products: readonly unknown[] } } }) =>
  event.output.products.length === 0
const isLast = ({ event }: { event: { output: { next: string | null } } }) =>
  event.output.next === null
const keepWords = assign<{ words: string }>(({ event }) => ({ words: event.words }))
/** The other parts of the question stay. */
const askForWords = assign(({ context }) => ({
  question: changed(context.question, { words: context.words.trim() || undefined }),
}))
const keepQuestion = assign<{ question: SearchQuestion }>(({ event: { question } }) => ({
  question,
  words: question.words ?? '',
}))
const keepAnswer = assign<{ output: ShownResults }>(
  ({
    event: {
      output: { products, next, found },
    },
  }) => ({
    products,
    next,
    found,
    before: 0,
    failure: null,
  }),
)
const addPage = assign<{ output: MoreResults }>(
  ({
    context,
    event: {
      output: { products, next },
    },
  }) => {
    const known = new Set(context.products.map(({ _id }) => _id))
    return {
      // A product that is listed meanwhile moves the others to a later page.
      products: [...context.products, ...products.filter(({ _id }) => !known.has(_id))],
      next,
      before: context.products.length,
      failure: null,
    }
  },
)

const asked = [
  askForWords,
  {
    type: 'showInAddress' as const,
    params: ({ context }: { context: SearchContext }) => ({ question: context.question }),
  },
]

/**
 * A search, whose question is in the address of its screen. A question that is typed or opened ends the one before, whose
 * answer is ignored.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    input: {} as { question: SearchQuestion },
    events: {} as
      | { type: 'search.type'; words: string }
      | { type: 'search.submit' }
      | { type: 'search.loadMore' }
      | { type: 'search.retry' }
      | { type: 'address.changed'; question: SearchQuestion }
      | { type: 'connection.restored' },
  },
  actors: {
    find: port<ShownResults, { question: SearchQuestion }>('search.find'),
    findMore: port<
      MoreResults,
      Pick<SearchContext, 'question' | 'products' | 'found'> & { after: string }
    >('search.findMore'),
    /** Sends `address.changed` when a link, or the way back, opens another question. */
    watchAddress: listener<{ question: SearchQuestion }>('search.watchAddress'),
    watchConnection: connectionListener,
  },
  delays: {
    /** A pause in which a user who types would press the next key. */
    afterTyping: 250,
  },
  actions: {
    /** Puts the question into the address, in place of the one before. */
    showInAddress: effect<{ question: SearchQuestion }>('search.showInAddress'),
  },
}).createMachine({
  id: 'search',
  context: ({ input: { question } }) => ({
    question,
    words: question.words ?? '',
    products: [],
    before: 0,
    next: null,
    found: null,
    failure: null,
  }),
  invoke: {
    id: 'watchAddress',
    src: 'watchAddress',
    input: ({ context: { question } }) => ({ question }),
    onError: { description: 'Links open their question, and the screen shows the one before.' },
  },
  on: {
    'search.type': { target: '.typing', reenter: true, actions: keepWords },
    'address.changed': {
      guard: isOther,
      target: '.searching',
      reenter: true,
      actions: keepQuestion,
    },
  },
  initial: 'searching',
  states: {
    typing: {
      description: 'The products of the last question stay until the user pauses.',
      after: { afterTyping: { target: 'searching', actions: asked } },
      on: { 'search.submit': { target: 'searching', actions: asked } },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { question } }) => ({ question }),
        onDone: [
          { guard: isNothing, target: 'empty', actions: keepAnswer },
          { guard: isLast, target: 'shown.complete', actions: keepAnswer },
          { target: 'shown', actions: keepAnswer },
        ],
        onError: [
          { guard: isNotFound, target: 'absent', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    shown: {
      initial: 'browsing',
      states: {
        browsing: { on: { 'search.loadMore': 'loadingMore' } },
        loadingMore: {
          tags: 'busy',
          invoke: {
            id: 'findMore',
            src: 'findMore',
            input: ({ context }) => ({
              question: context.question,
              after: nextPageOf(context),
              products: context.products,
              found: context.found,
            }),
            onDone: [
              { guard: isLast, target: 'complete', actions: addPage },
              { target: 'browsing', actions: addPage },
            ],
            onError: { target: 'interrupted', actions: keepFailure },
          },
        },
        interrupted: {
          description: 'The next page failed to load; an error shows after the products.',
          on: { 'search.loadMore': 'loadingMore' },
        },
        complete: {},
      },
    },
    empty: {},
    failed: {
      on: { 'search.retry': 'searching', 'connection.restored': 'searching' },
      invoke: watchConnection,
    },
    absent: { description: 'The server has no search.' },
  },
})
