import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { Listed } from '../src/domain/listed.ts'
import { nextPageOf } from '../src/domain/page.ts'
import type { Product } from '../src/domain/product.ts'
import type { Found, MoreResults, SearchResult } from '../src/domain/search.ts'
import { changed, isSameQuestion, type SearchQuestion } from '../src/domain/search-question.ts'
import {
  connectionListener,
  effect,
  keepFailure,
  listener,
  port,
  watchConnection,
  whenFailed,
} from './port.ts'

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

const ofEvent = ({ event }: { event: { question: SearchQuestion } }) => event
const ofTyping = ({ event }: { event: { words: string } }) => event
const ofAnswer = ({ event }: { event: { output: SearchResult } }) => event.output
const asked = [
  'askForWords' as const,
  {
    type: 'showInAddress' as const,
    params: ({ context }: { context: SearchContext }) => ({ question: context.question }),
  },
]
const ofPage = ({ event }: { event: { output: MoreResults } }) => event.output

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
    find: port<SearchResult, { question: SearchQuestion }>('search.find'),
    findMore: port<MoreResults, { question: SearchQuestion; after: string; shown: number }>(
      'search.findMore',
    ),
    /** Sends `address.changed` when a link, or the way back, opens another question. */
    watchAddress: listener('search.watchAddress'),
    watchConnection: connectionListener,
  },
  delays: {
    /** A pause in which a user who types would press the next key. */
    afterTyping: 250,
  },
  guards: {
    isOther: ({ context }, params: { question: SearchQuestion }) =>
      !isSameQuestion(context.question, params.question),
    isNothing: (_, params: { products: readonly unknown[] }) => params.products.length === 0,
    isLast: (_, params: { next: string | null }) => params.next === null,
    isAbsent: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
  },
  actions: {
    keepWords: assign((_, params: { words: string }) => ({ words: params.words })),
    /** The other parts of the question stay. */
    askForWords: assign(({ context }) => ({
      question: changed(context.question, { words: context.words.trim() || undefined }),
    })),
    /** Puts the question into the address, in place of the one before. */
    showInAddress: effect<{ question: SearchQuestion }>('search.showInAddress'),
    keepQuestion: assign((_, { question }: { question: SearchQuestion }) => ({
      question,
      words: question.words ?? '',
    })),
    keepAnswer: assign((_, { products, next, found }: SearchResult) => ({
      products,
      next,
      found,
      before: 0,
      failure: null,
    })),
    addPage: assign(({ context }, { products, next }: MoreResults) => {
      const known = new Set(context.products.map(({ _id }) => _id))
      return {
        // A product that is listed meanwhile moves the others to a later page.
        products: [...context.products, ...products.filter(({ _id }) => !known.has(_id))],
        next,
        before: context.products.length,
        failure: null,
      }
    }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
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
    onError: { description: 'Links open their question, and the screen shows the one before.' },
  },
  on: {
    'search.type': {
      target: '.typing',
      reenter: true,
      actions: { type: 'keepWords', params: ofTyping },
    },
    'address.changed': {
      guard: { type: 'isOther', params: ofEvent },
      target: '.searching',
      reenter: true,
      actions: { type: 'keepQuestion', params: ofEvent },
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
          {
            guard: { type: 'isNothing', params: ofAnswer },
            target: 'empty',
            actions: { type: 'keepAnswer', params: ofAnswer },
          },
          {
            guard: { type: 'isLast', params: ofAnswer },
            target: 'shown.complete',
            actions: { type: 'keepAnswer', params: ofAnswer },
          },
          { target: 'shown', actions: { type: 'keepAnswer', params: ofAnswer } },
        ],
        onError: [
          { guard: whenFailed('isAbsent'), target: 'absent', actions: keepFailure },
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
              shown: context.products.length,
            }),
            onDone: [
              {
                guard: { type: 'isLast', params: ofPage },
                target: 'complete',
                actions: { type: 'addPage', params: ofPage },
              },
              { target: 'browsing', actions: { type: 'addPage', params: ofPage } },
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
