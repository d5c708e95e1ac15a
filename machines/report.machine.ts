import { raise } from 'xstate'
import { loginFor } from '../src/domain/destinations.ts'
import { messages } from '../src/domain/messages.ts'
import type { Notice } from '../src/domain/notice.ts'
import { loginFirst } from '../src/domain/own-notices.ts'
import { knownOrGuest } from '../src/domain/user.ts'
import { reportOf, reportSetup } from './report.setup.ts'

const notTaken: Notice = { tone: 'negative', title: messages.unexpectedTryAgain }

/** Reports products (rule B9): one at a time, by any signed-in user, and each product once. */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  context: ({ input }) => ({ ...input, reportedIds: [], begun: {}, productId: null }),
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    input: ({ context: { viewer } }) => ({ viewer }),
    onError: {
      description:
        'A change of the session goes unnoticed here, so who is not known yet counts as a guest; the server refuses one.',
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
        description: 'An answer that is still to come belongs to somebody who is gone.',
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
        'report.send': [
          {
            guard: 'isGuest',
            description: 'A guest is told to log in and comes back to the same product.',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context, event }) => loginFor(event.product._id, context.shelf),
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
      description:
        'Pressed before it is known who pressed; once it is, this is as if it were pressed then.',
      on: {
        'report.send': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last one that is pressed is the one that is wanted.',
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
                params: ({ context }) => loginFor(context.productId ?? '', context.shelf),
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
        input: ({ context }) => reportOf(context),
        onDone: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => ({ taken: event.output }) },
            target: 'idle',
            actions: [
              'keepReported',
              'endAct',
              { type: 'notify', params: { tone: 'positive', title: messages.reported } },
            ],
          },
          { target: 'idle', actions: ['endAct', { type: 'notify', params: notTaken }] },
        ],
        onError: {
          description: 'Whether the server took it is not known: trying again is the same act.',
          target: 'idle',
          actions: ['leaveUnanswered', { type: 'notify', params: notTaken }],
        },
      },
    },
  },
})
