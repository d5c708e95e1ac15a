import { loginFirst } from '../src/domain/toasts.ts'
import { bookingSetup, submissionOf } from './booking.setup.ts'

/** The modal is open for a signed-in user: a form, and one request. */
export const open = bookingSetup.createStateConfig({
  on: {
    'viewer.changed': [
      {
        guard: { type: 'lostUser', params: ({ event }) => event },
        description: 'The user logged out in another tab and cannot book any more.',
        target: '#booking.closed',
        actions: [
          { type: 'keepViewer', params: ({ event }) => event },
          { type: 'notify', params: loginFirst },
        ],
      },
    ],
  },
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      on: {
        'booking.submit': [
          {
            guard: { type: 'isBookable', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'keepForm', params: ({ event }) => event },
          },
          {
            guard: 'isBuyer',
            target: '.editing',
            actions: { type: 'keepForm', params: ({ event }) => event },
          },
        ],
        'booking.close': '#booking.closed',
      },
      states: {
        editing: {},
        failed: {
          description: 'The request failed; the form keeps its values for a retry.',
          exit: 'forgetFailure',
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context }) => ({ submission: submissionOf(context) }),
        onDone: [
          {
            guard: {
              type: 'wasAcknowledged',
              params: ({ event }) => ({ acknowledged: event.output }),
            },
            target: '#booking.booked',
          },
          { target: 'form.failed', actions: 'keepRefusal' },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'unavailable',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'form.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unavailable: {
      description: 'Somebody else bought it or its price changed, so a retry cannot succeed.',
      on: { 'booking.close': '#booking.closed' },
    },
  },
})
