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
        'Without session updates an unidentified viewer counts as a guest; the server still checks.',
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
              'A guest is redirected to login and returns to the same product (rule B3).',
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
      description: 'The press waits until the viewer is identified, and then takes effect.',
      on: {
        'booking.open': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          description: 'The last press wins.',
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
