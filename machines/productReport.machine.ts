import { raise } from 'xstate'
import { loginFor } from '../src/domain/destinations.ts'
import { specMessages } from '../src/domain/spec-messages.ts'
import type { Toast } from '../src/domain/toast.ts'
import { loginFirst } from '../src/domain/toasts.ts'
import { knownOrGuest } from '../src/domain/user.ts'
import { productReportOf, productReportSetup } from './productReport.setup.ts'

const failedToast: Toast = { tone: 'negative', title: specMessages.unexpectedTryAgain }

/** Reports products (rule B9): one at a time, by any signed-in user, and each product once. */
export const productReportMachine = productReportSetup.createMachine({
  id: 'productReport',
  context: ({ input }) => ({ ...input, reportedIds: [], idempotencyKeys: {}, productId: null }),
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    input: ({ context: { viewer } }) => ({ viewer }),
    onError: {
      description:
        'Without session updates an unidentified viewer counts as a guest; the server still checks.',
      actions: raise(({ context }) => ({
        type: 'viewer.changed',
        viewer: knownOrGuest(context.viewer),
      })),
    },
  },
  on: {
    'viewer.changed': [
      {
        guard: { type: 'isSomeoneElse', params: ({ event }) => event },
        description: 'The viewer changed, so a pending response belongs to the previous user.',
        target: '.idle',
        actions: { type: 'beginAnew', params: ({ event }) => event },
      },
      { actions: { type: 'keepViewer', params: ({ event }) => event } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'productReport.send': [
          {
            guard: 'isGuest',
            description: 'A guest is redirected to login and returns to the same product.',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context, event }) => loginFor(event.product._id, context.productList),
              },
            ],
          },
          {
            guard: 'isUnidentified',
            target: 'identifying',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNew', params: ({ event }) => event },
            target: 'reporting',
            actions: [{ type: 'choose', params: ({ event }) => event }, 'begin'],
          },
        ],
      },
    },
    identifying: {
      tags: 'busy',
      description: 'The press waits until the viewer is identified, and then takes effect.',
      on: {
        'productReport.send': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last press wins.',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'viewer.changed': [
          {
            guard: { type: 'becameGuest', params: ({ event }) => event },
            target: 'idle',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context }) => loginFor(context.productId ?? '', context.productList),
              },
              { type: 'beginAnew', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'becameUser', params: ({ event }) => event },
            target: 'reporting',
            actions: [{ type: 'keepViewer', params: ({ event }) => event }, 'begin'],
          },
        ],
      },
    },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => productReportOf(context),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => ({ taken: event.output }) },
            target: 'idle',
            actions: [
              'keepReported',
              'endAct',
              { type: 'notify', params: { tone: 'positive', title: specMessages.reported } },
            ],
          },
          { target: 'idle', actions: ['endAct', { type: 'notify', params: failedToast }] },
        ],
        onError: {
          description: 'The server may have accepted it, so a retry reuses the idempotency key.',
          target: 'idle',
          actions: ['leaveUnanswered', { type: 'notify', params: failedToast }],
        },
      },
    },
  },
})
