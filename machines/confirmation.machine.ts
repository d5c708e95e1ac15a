import { assign, setup } from 'xstate'
import type { ActFields, CaseAct } from '../src/domain/case.ts'
import type { Message } from '../src/domain/message.ts'
import { FailureError, failureOf, reasonOf } from '../src/domain/failure.ts'
import { type Removable, reasonError } from '../src/domain/removal.ts'
import type { ListingAct } from '../src/domain/seller-listing.ts'
import type { Toast } from '../src/domain/toasts.ts'
import { effect, port, type Thrown } from './kit.ts'

export type ConfirmationAction =
  | 'remove'
  | 'verify'
  | 'dismiss'
  | 'openCase'
  | 'report'
  | ListingAct
  | CaseAct

/** The question, its subject and the messages for the outcome (rule A9). */
export type ConfirmationRequest = {
  action: ConfirmationAction
  subjectId: string
  /** For calls that identify a user by e-mail; '' for all others. */
  subjectEmail: string
  title: Message
  message: Message
  confirmLabel: Message
  succeeded: Message
  /** Shown where the server has kept the subject. Without it, the act cannot end so. */
  kept?: Message
  failed: Message
  /** The user or the product to remove: a server can say what that ends, and the dialog then asks for a reason. */
  removes?: Removable
  /** The form of an act on a case. */
  asks?: ActFields
}

/** The form of the dialog: without a reason where it does not ask for one, and without choices where it has none. */
type Answer = { reason?: string; choices?: Readonly<Record<string, string>> }

/** A question that was answered; `reason` is null where the dialog did not ask for one. */
export type ConfirmedAct = Pick<ConfirmationRequest, 'action' | 'subjectId' | 'subjectEmail'> & {
  reason: string | null
  choices: Readonly<Record<string, string>>
}

type ConfirmationContext = Pick<ConfirmedAct, 'reason' | 'choices'> & {
  request: ConfirmationRequest
  /** Why the dialog did not take the reason. */
  reasonError: Message | null
  /** Why the last attempt failed, which may have changed something. */
  lastFailure: Toast | null
}

/**
 * The result of an act: true when the server changed something, false when it reports no change, `kept` when it did what
 * it could, and the subject stays.
 */
export type ActResult = boolean | 'kept'

export type ConfirmationOutcome = 'performed' | 'cancelled' | 'failed'

/** The error of an act that changed nothing although the server responded with success. */
const nothingDone = new FailureError({ kind: 'unexpected', message: 'The server changed nothing.' })

/** Returns the request's failure message, with the reason where it helps the user. */
function failureToast({ failed }: ConfirmationRequest, error: unknown): Toast {
  const reason = reasonOf(failureOf(error))
  return { tone: 'negative', title: failed, ...(reason === null ? {} : { detail: reason }) }
}

const wasDone = ({ event }: { event: { output: ActResult } }) => event.output !== false

/**
 * Asks, performs the act and closes. One run for each question; the parent machine invokes it and branches on its
 * output. It also closes on failure, where the row remains for another try, unless somebody has written words, which stay.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as ConfirmationRequest,
    output: {} as { outcome: ConfirmationOutcome },
    events: {} as ({ type: 'confirmation.confirm' } & Answer) | { type: 'confirmation.cancel' },
  },
  actors: {
    perform: port<ActResult, ConfirmedAct>('confirmation.perform'),
  },
  guards: {
    isReasonWrong: (_, { reason }: Answer) => reason !== undefined && reasonError(reason) !== null,
    isTried: ({ context }) => context.lastFailure !== null,
    /** After a refusal, the same words are of no use. */
    hasWordsToSend: ({ context }, { error }: { error: unknown }) =>
      context.reason !== null && failureOf(error).kind !== 'conflict',
  },
  actions: {
    keepAnswer: assign((_, { reason, choices = {} }: Answer) => ({
      reason: reason?.trim() ?? null,
      choices,
      reasonError: reason === undefined ? null : reasonError(reason),
    })),
    keepLastFailure: assign(({ context }, { error }: { error: unknown }) => ({
      lastFailure: failureToast(context.request, error),
    })),
    notify: effect<Toast>('notify'),
    /** Rule A8: an admin's failure is logged to the console; for other roles the console holds nothing useful. */
    logError: effect<Thrown['event']>('logError'),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    request: input,
    reason: null,
    choices: {},
    reasonError: null,
    lastFailure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'No request was sent, or the last one has failed; canceling changes nothing.',
      on: {
        'confirmation.confirm': [
          {
            guard: { type: 'isReasonWrong', params: ({ event }) => event },
            actions: { type: 'keepAnswer', params: ({ event }) => event },
          },
          {
            target: 'performing',
            actions: { type: 'keepAnswer', params: ({ event }) => event },
          },
        ],
        'confirmation.cancel': [{ guard: 'isTried', target: 'failed' }, { target: 'cancelled' }],
      },
    },
    performing: {
      tags: 'busy',
      description:
        'The dialog stays until the response arrives, as closing it cannot undo the request.',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { request, reason, choices } }) => ({
          action: request.action,
          subjectId: request.subjectId,
          subjectEmail: request.subjectEmail,
          reason,
          choices,
        }),
        onDone: [
          {
            guard: wasDone,
            target: 'performed',
            actions: {
              type: 'notify',
              params: ({ context: { request }, event }) => ({
                tone: 'positive',
                title: (event.output === 'kept' ? request.kept : null) ?? request.succeeded,
              }),
            },
          },
          {
            target: 'failed',
            actions: [
              { type: 'logError', params: { error: nothingDone } },
              {
                type: 'notify',
                params: ({ context }) => failureToast(context.request, nothingDone),
              },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'hasWordsToSend', params: ({ event }) => event },
            target: 'asking',
            actions: [
              { type: 'logError', params: ({ event }) => event },
              { type: 'keepLastFailure', params: ({ event }) => event },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'logError', params: ({ event }) => event },
              {
                type: 'notify',
                params: ({ context, event }) => failureToast(context.request, event.error),
              },
            ],
          },
        ],
      },
    },
    performed: { type: 'final', output: { outcome: 'performed' } },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
    failed: { type: 'final', output: { outcome: 'failed' } },
  },
  output: ({ event }) => event.output as { outcome: ConfirmationOutcome },
})
