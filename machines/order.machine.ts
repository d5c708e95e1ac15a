import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  actOf,
  emptyOrderForm,
  type OrderAct,
  type OrderForm,
  type OrderTexts,
  orderFormErrors,
} from '../src/domain/order-act.ts'
import type { PaidOrder } from '../src/domain/order.ts'
import { liveOrderMachine } from './liveOrder.machine.ts'
import { connectionListener, keepFailure, port, watchConnection, whenFailed } from './port.ts'

export type OrderEvent =
  | { type: 'order.retry' }
  /** The user presses the button of an event of the order. */
  | { type: 'order.act'; event: string }
  | { type: 'order.change'; form: OrderForm }
  | { type: 'order.submit'; form: OrderForm }
  | { type: 'order.close' }
  | { type: 'connection.restored' }

type OrderInput = { orderId: string }

export type OrderContext = OrderInput & {
  order: PaidOrder | null
  /** The event of the dialog, or the latest one: its input is there when the dialog is opened again. */
  act: OrderAct | null
  form: OrderForm
  errors: FieldErrors<keyof OrderTexts>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  /** The button that opened the dialog may be gone, so the next step of the order takes the focus. */
  isMoved: boolean
  failure: Failure | null
}

/** Returns the order that is shown. Throws when there is none. */
function orderOf({ order }: OrderContext): PaidOrder {
  if (order === null) throw new Error('No order is shown.')
  return order
}

/** Returns the act of the dialog. Throws when there is none. */
function actIn({ act }: OrderContext): OrderAct {
  if (act === null) throw new Error('Nothing is being done.')
  return act
}

/** Returns whether the order still offers the event of the dialog. */
export const isStillOffered = ({ order, act }: OrderContext): boolean =>
  order !== null && act !== null && actOf(order, act.event) !== null

/** Returns the one in which more has happened. */
const latestOf = (one: PaidOrder | null, other: PaidOrder | null) =>
  (one?.seq ?? 0) > (other?.seq ?? 0) ? one : other

const noForm = { form: emptyOrderForm, errors: {}, isSubmitted: false }

/** The page of an order. The server runs the order; it says what the viewer can do now. */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    events: {} as OrderEvent,
  },
  actors: {
    loadOrder: port<PaidOrder, OrderInput>('order.loadOrder'),
    /** Resolves to the order after the event. */
    sendEvent: port<PaidOrder, OrderInput & { act: OrderAct; form: OrderForm }>('order.sendEvent'),
    /** Reads the order when it changes, so that the other side's acts show without a reload. */
    watchOrder: liveOrderMachine,
    watchConnection: connectionListener,
  },
  guards: {
    /** The order offers the event to the viewer. */
    isOffered: ({ context }, params: { event: string }) =>
      actOf(orderOf(context), params.event) !== null,
    /** The order still offers the event, every field of its form is valid, and every picture is uploaded. */
    isComplete: ({ context }, params: { form: OrderForm }) =>
      isStillOffered(context) &&
      params.form.pictures.unfinished === 0 &&
      isValid(orderFormErrors(params.form, actIn(context).fields)),
    /** The order still offers the event of the open dialog. */
    isStillOffered: ({ context }) => isStillOffered(context),
    isRefused: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error)
      return failure.kind === 'conflict' && failure.code === 'event-refused'
    },
  },
  actions: {
    /** Answers can arrive in another order than the events happened. */
    keepOrder: assign(({ context: { order } }, params: { order: PaidOrder | null }) => ({
      order: latestOf(order, params.order),
    })),
    choose: assign(({ context }, params: { event: string }) => ({
      // The words for another event belong to that event.
      ...(context.act?.event === params.event ? {} : noForm),
      act: actOf(orderOf(context), params.event),
      errors: {},
      isSubmitted: false,
      isMoved: false,
    })),
    /** The event as the order offers it now: its amount may have changed. */
    renewAct: assign(({ context }) => ({
      act: actOf(orderOf(context), actIn(context).event) ?? context.act,
    })),
    keepChange: assign(({ context }, params: { form: OrderForm }) => ({
      form: params.form,
      errors: remainingErrors(context.errors, orderFormErrors(params.form, actIn(context).fields)),
      isSubmitted: false,
    })),
    keepForm: assign(({ context }, params: { form: OrderForm }) => ({
      form: params.form,
      errors: orderFormErrors(params.form, actIn(context).fields),
      isSubmitted: true,
    })),
    keepSent: assign({ ...noForm, act: null, isMoved: true }),
    noteClosed: assign(({ context }) => ({ isMoved: !isStillOffered(context) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    ...input,
    ...noForm,
    order: null,
    act: null,
    isMoved: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    failed: {
      invoke: watchConnection,
      on: { 'order.retry': 'loading', 'connection.restored': 'loading' },
      exit: 'forgetFailure',
    },
    shown: {
      invoke: {
        id: 'watchOrder',
        src: 'watchOrder',
        input: ({ context: { orderId } }) => ({ flow: 'order' as const, id: orderId }),
        onSnapshot: {
          actions: {
            type: 'keepOrder',
            params: ({ event }) => ({ order: event.snapshot.context.value }),
          },
        },
        onError: { description: 'Without it, the page shows the order as of the latest act.' },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'order.act': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'acting',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        acting: {
          description: 'The dialog of an event is open.',
          initial: 'editing',
          on: {
            'order.change': { actions: { type: 'keepChange', params: ({ event }) => event } },
            'order.submit': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'sending',
                actions: { type: 'keepForm', params: ({ event }) => event },
              },
              {
                guard: 'isStillOffered',
                target: '.editing',
                actions: { type: 'keepForm', params: ({ event }) => event },
              },
            ],
            'order.close': { target: 'idle', actions: 'noteClosed' },
          },
          states: {
            editing: {},
            failed: {
              description: 'The outcome may be unknown; the same act is sent with the same key.',
              exit: 'forgetFailure',
            },
            refused: {
              description: 'The order did not take the event. The page shows what is possible now.',
              exit: 'forgetFailure',
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendEvent',
            src: 'sendEvent',
            input: ({ context }) => ({
              orderId: context.orderId,
              act: actIn(context),
              form: context.form,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                'keepSent',
              ],
            },
            onError: [
              { guard: whenFailed('isRefused'), target: 'rereading', actions: keepFailure },
              { target: 'acting.failed', actions: keepFailure },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'A refusal means that the order has changed.',
          invoke: {
            id: 'rereadOrder',
            src: 'loadOrder',
            input: ({ context: { orderId } }) => ({ orderId }),
            onDone: {
              target: 'acting.refused',
              actions: [
                { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                'renewAct',
              ],
            },
            onError: {
              description: 'The refusal is said all the same.',
              target: 'acting.refused',
            },
          },
        },
      },
    },
  },
})
