import { raise } from 'xstate'
import { loginFor } from '../src/domain/destinations.ts'
import { specMessages } from '../src/domain/spec-messages.ts'
import { loginFirst } from '../src/domain/toasts.ts'
import { knownOrGuest } from '../src/domain/user.ts'
import { open } from './booking-open.states.ts'
import { bookingSetup, emptyBookingForm } from './booking.setup.ts'

/** The Book Now modal (rules B2 to B8): closed, a form, one request, then My Orders. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...input,
    product: null,
    form: emptyBookingForm,
    errors: {},
    failure: null,
  }),
  invoke: {
    id: 'watchViewer',
    src: 'watchViewer',
    input: ({ context: { viewer } }) => ({ viewer }),
    onError: {
      description:
        'A change of the session goes unnoticed here, so who is not known yet counts as a guest; the server refuses a wrong booker.',
      actions: [
        { type: 'keepFailure', params: ({ event }) => event },
        raise(({ context }) => ({ type: 'viewer.changed', viewer: knownOrGuest(context.viewer) })),
      ],
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
                params: ({ context, event }) => loginFor(event.product._id, context.productList),
              },
            ],
          },
          {
            guard: 'isUnidentified',
            target: 'identifying',
            actions: { type: 'openProduct', params: ({ event }) => event },
          },
          {
            target: 'open',
            actions: { type: 'openProduct', params: ({ event }) => event },
          },
        ],
      },
    },
    identifying: {
      tags: 'busy',
      description:
        'Pressed before it is known who pressed; once it is, this is as if it were pressed then.',
      on: {
        'booking.open': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last one that is pressed is the one that is wanted.',
          actions: { type: 'openProduct', params: ({ event }) => event },
        },
        'viewer.changed': [
          {
            guard: { type: 'becameGuest', params: ({ event }) => event },
            target: 'closed',
            actions: [
              { type: 'keepViewer', params: ({ event }) => event },
              { type: 'notify', params: loginFirst },
              {
                type: 'goTo',
                params: ({ context }) => loginFor(context.product?._id ?? '', context.productList),
              },
            ],
          },
          {
            guard: { type: 'becameUser', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'keepViewer', params: ({ event }) => event },
          },
        ],
      },
    },
    open,
    booked: {
      type: 'final',
      entry: [
        {
          type: 'notify',
          params: ({ context }) => ({
            tone: 'positive',
            title: specMessages.booked(context.product?.productName ?? ''),
          }),
        },
        { type: 'goTo', params: { screen: 'myOrders' } },
      ],
    },
  },
})
