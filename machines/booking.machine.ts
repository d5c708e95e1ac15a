import { placeOf } from '../src/domain/destinations.ts'
import { messages } from '../src/domain/messages.ts'
import { loginFirst } from '../src/domain/notice.ts'
import { bookingSetup, submissionOf } from './booking.setup.ts'

/** The Book Now modal (rules B2 to B8): closed, a form, one request, and on to My Orders. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    product: null,
    form: { phoneNumber: '', location: '' },
    errors: {},
    failure: null,
  }),
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    onError: {
      description:
        'A change of the session goes unnoticed here; the server refuses a wrong booker.',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
  on: {
    'viewer.changed': { actions: { type: 'keepViewer', params: ({ event }) => event } },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'booking.open': [
          {
            guard: 'isGuest',
            description:
              'A guest is told to log in and comes back to the same product, where it stood (rule B3).',
            actions: [
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context, event }) => ({
                  screen: 'login',
                  origin: placeOf(event.product._id, context.shelf),
                }),
              },
            ],
          },
          {
            target: 'open',
            actions: { type: 'openProduct', params: ({ event }) => event },
          },
        ],
      },
    },
    open: {
      on: {
        'viewer.changed': [
          {
            guard: { type: 'becameGuest', params: ({ event }) => event },
            description: 'Logged out in another tab: nothing can be booked any more.',
            target: 'closed',
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
              description: 'The request failed; what was typed is still there to be sent again.',
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
          description: 'Somebody else bought it, or its price changed: booking again cannot help.',
          on: { 'booking.close': '#booking.closed' },
        },
      },
    },
    booked: {
      type: 'final',
      entry: [
        {
          type: 'notify',
          params: ({ context }) => ({
            tone: 'positive',
            title: messages.booked(context.product?.productName ?? ''),
          }),
        },
        { type: 'goTo', params: { screen: 'myOrders' } },
      ],
    },
  },
})
