import { setup } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  canDo,
  emptyReviewForm,
  formOf,
  type ReviewAct,
  reviewErrors,
  type ReviewForm,
  type Reviews,
} from '../src/domain/review.ts'
import { createLiveUpdates, type LiveChange } from './live-updates.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  createLoader,
  effect,
  forgetFailure,
  isAbsent,
  isConflict,
  keepFailure,
  listener,
  port,
} from './kit.ts'

export type ReviewEvent =
  | { type: 'review.retry' }
  /** The user begins to write a review, to change it, or to answer that of the other side. */
  | { type: 'review.begin'; act: ReviewAct }
  | { type: 'review.change'; form: ReviewForm }
  | { type: 'review.submit'; form: ReviewForm }
  | { type: 'review.close' }
  | { type: 'draft.recalled'; form: ReviewForm }
  | { type: 'connection.restored' }

type ReviewInput = { orderId: string }

/** The reviews of one order. */
export type ReviewSubject = { flow: 'review'; id: string }

export type ReviewContext = ReviewInput & {
  reviews: Reviews | null
  act: ReviewAct
  form: ReviewForm
  /** The form began with the user's draft. */
  isRecalled: boolean
  errors: FieldErrors<'stars' | 'words'>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  /** The form is gone, so the heading takes the focus. */
  isMoved: boolean
  failure: Failure | null
}

type Context = { context: ReviewContext }

/** The draft of what the user writes about an order. */
type DraftOf = { orderId: string; act: ReviewAct }

const draftOf = ({ context: { orderId, act } }: Context): DraftOf => ({ orderId, act })
/** The event that the viewer sends in their role, to the reviews after the event `seq`. */
type Sent = ReviewInput & { act: ReviewAct; form: ReviewForm; role: Reviews['role']; seq: number }

/** Returns what is sent. Throws when no reviews are shown. */
function sentOf({ context: { orderId, act, form, reviews } }: Context): Sent {
  if (reviews === null) throw new Error('No reviews are shown.')
  const { role, seq } = reviews
  return { orderId, act, form, role, seq }
}
const noForm = {
  act: 'write' as const,
  form: emptyReviewForm,
  isRecalled: false,
  errors: {},
  isSubmitted: false,
}

/** Keeps what the user writes until it is sent. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context }: Context) => ({ ...draftOf({ context }), form: context.form }),
}
const forgetDraft = { type: 'forgetDraft' as const, params: draftOf }

const assign = createAssign<ReviewContext>()
/** The reviews take the act of the viewer. */
const isOffered = ({ context: { reviews }, event }: Args<ReviewContext, { act: ReviewAct }>) =>
  reviews !== null && canDo(reviews, event.act)
const isComplete = ({ context: { act }, event }: Args<ReviewContext, { form: ReviewForm }>) =>
  isValid(reviewErrors(event.form, act))
/** Answers can arrive in another order than the events happened. */
const latestOf = (one: Reviews | null, other: Reviews | null) =>
  (one?.seq ?? 0) > (other?.seq ?? 0) ? one : other
const keepReviews = assign<{ output: Reviews | null }>(({ context, event }) => ({
  reviews: latestOf(context.reviews, event.output),
}))
const keepRead = assign<LiveChange<Reviews>>(({ context, event }) => ({
  reviews: latestOf(context.reviews, event.snapshot.context.value),
}))
const begin = assign<{ act: ReviewAct }>(({ context: { reviews }, event: { act } }) => ({
  ...noForm,
  act,
  form: reviews === null ? emptyReviewForm : formOf(reviews, act),
  isMoved: false,
}))
const recallForm = assign<{ form: ReviewForm }>(({ event }) => ({
  form: event.form,
  isRecalled: true,
}))
const keepChange = assign<{ form: ReviewForm }>(({ context, event }) => ({
  form: event.form,
  errors: remainingErrors(context.errors, reviewErrors(event.form, context.act)),
  isSubmitted: false,
}))
const keepForm = assign<{ form: ReviewForm }>(({ context, event }) => ({
  form: event.form,
  errors: reviewErrors(event.form, context.act),
  isSubmitted: true,
}))
const forgetForm = assign({ ...noForm, isMoved: true })

/** The reviews on the page of an order. The server runs them; it says what the viewer can read and do now. */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as ReviewInput,
    events: {} as ReviewEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to null where the order has no reviews. */
    load: port<Reviews | null, ReviewInput>('review.load'),
    /** Resolves to the reviews after the event. */
    send: port<Reviews, Sent>('review.send'),
    /** Reads the reviews when they change, so that those of the other side show without a reload. */
    watchReviews: createLiveUpdates<ReviewSubject, Reviews>(),
    /** Sends `draft.recalled` at once where the user has written something before. */
    recallDraft: listener<DraftOf>('review.recallDraft'),
    watchConnection: connectionListener,
  },
  actions: {
    keepDraft: effect<DraftOf & { form: ReviewForm }>('keepDraft'),
    forgetDraft: effect<DraftOf>('forgetDraft'),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...input,
    ...noForm,
    reviews: null,
    isMoved: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    ...createLoader('review.retry', {
      input: ({ context: { orderId } }: Context) => ({ orderId }),
      onDone: [
        { guard: isAbsent, target: 'absent' },
        { target: 'shown', actions: keepReviews },
      ],
    }),
    absent: { type: 'final', description: 'The order has no reviews, or the server has none.' },
    shown: {
      invoke: {
        id: 'watchReviews',
        src: 'watchReviews',
        input: ({ context: { orderId } }) => ({ flow: 'review' as const, id: orderId }),
        onSnapshot: { actions: keepRead },
        onError: { description: 'Without it, the page shows the reviews as of the latest act.' },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'review.begin': {
              guard: isOffered,
              target: 'writing',
              actions: [forgetFailure, begin],
            },
          },
        },
        writing: {
          invoke: {
            id: 'recallDraft',
            src: 'recallDraft',
            input: draftOf,
            onError: { description: 'A browser without storage has no draft.' },
          },
          on: {
            'draft.recalled': { actions: recallForm },
            'review.change': { actions: [keepChange, keepDraft] },
            'review.submit': [
              {
                guard: isComplete,
                target: 'sending',
                actions: [forgetFailure, keepForm, keepDraft],
              },
              { actions: [keepForm, keepDraft] },
            ],
            'review.close': { target: 'idle', actions: [forgetFailure, forgetForm] },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: sentOf,
            onDone: { target: 'idle', actions: [keepReviews, forgetDraft, forgetForm] },
            onError: [
              { guard: isConflict, target: 'rereading', actions: keepFailure },
              {
                description:
                  'The outcome may be unknown; the same words are sent with the same key.',
                target: 'writing',
                actions: keepFailure,
              },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'A refusal means that the reviews have changed.',
          entry: forgetForm,
          invoke: {
            id: 'reload',
            src: 'load',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: { target: 'idle', actions: keepReviews },
            onError: { description: 'The refusal is said all the same.', target: 'idle' },
          },
        },
      },
    },
  },
})
