import { setup } from 'xstate'
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
import type { LiveChange } from './live-updates.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  createLoader,
  forgetFailure,
  keepFailure,
  port,
  type Thrown,
} from './kit.ts'

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
function currentAct({ act }: OrderContext): OrderAct {
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

const assign = createAssign<OrderContext>()
/** The order offers the event to the viewer. */
const isOffered = ({ context, event }: Args<OrderContext, { event: string }>) =>
  actOf(orderOf(context), event.event) !== null
/** The order still offers the event, every field of its form is valid, and every picture is uploaded. */
const isComplete = ({ context, event }: Args<OrderContext, { form: OrderForm }>) =>
  isStillOffered(context) &&
  event.form.pictures.unfinished === 0 &&
  isValid(orderFormErrors(event.form, currentAct(context).fields))
/** The order still offers the event of the open dialog. */
const isActOffered = ({ context }: { context: OrderContext }) => isStillOffered(context)
const isRefused = ({ event }: Thrown) => {
  const failure = failureOf(event.error)
  return failure.kind === 'conflict' && failure.code === 'event-refused'
}
/** Answers can arrive in another order than the events happened. */
const keepOrder = assign<{ output: PaidOrder }>(({ context, event }) => ({
  order: latestOf(context.order, event.output),
}))
const choose = assign<{ event: string }>(({ context, event }) => ({
  // The words for another event belong to that event.
  ...(context.act?.event === event.event ? {} : noForm),
  act: actOf(orderOf(context), event.event),
  errors: {},
  isSubmitted: false,
  isMoved: false,
}))
/** The event as the order offers it now: its amount may have changed. */
const renewAct = assign(({ context }) => ({
  act: actOf(orderOf(context), currentAct(context).event) ?? context.act,
}))
const keepChange = assign<{ form: OrderForm }>(({ context, event }) => ({
  form: event.form,
  errors: remainingErrors(context.errors, orderFormErrors(event.form, currentAct(context).fields)),
  isSubmitted: false,
}))
const keepForm = assign<{ form: OrderForm }>(({ context, event }) => ({
  form: event.form,
  errors: orderFormErrors(event.form, currentAct(context).fields),
  isSubmitted: true,
}))
const keepSent = assign({ ...noForm, act: null, isMoved: true })
const noteClosed = assign(({ context }) => ({ isMoved: !isStillOffered(context) }))

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
    ...createLoader(
      'order.retry',
      {
        input: ({ context: { orderId } }: { context: OrderContext }) => ({ orderId }),
        onDone: { target: 'shown', actions: keepOrder },
      },
      { port: 'loadOrder' },
    ),
    shown: {
      invoke: {
        id: 'watchOrder',
        src: 'watchOrder',
        input: ({ context: { orderId } }) => ({ flow: 'order' as const, id: orderId }),
        onSnapshot: {
          actions: assign<LiveChange<PaidOrder>>(({ context, event }) => ({
            order: latestOf(context.order, event.snapshot.context.value),
          })),
        },
        onError: { description: 'Without it, the page shows the order as of the latest act.' },
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'order.act': { guard: isOffered, target: 'acting', actions: choose },
          },
        },
        acting: {
          description: 'The dialog of an event is open.',
          initial: 'editing',
          on: {
            'order.change': { actions: keepChange },
            'order.submit': [
              { guard: isComplete, target: 'sending', actions: keepForm },
              { guard: isActOffered, target: '.editing', actions: keepForm },
            ],
            'order.close': { target: 'idle', actions: noteClosed },
          },
          states: {
            editing: {},
            failed: {
              description: 'The outcome may be unknown; the same act is sent with the same key.',
              exit: forgetFailure,
            },
            refused: {
              description: 'The order did not take the event. The page shows what is possible now.',
              exit: forgetFailure,
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
              act: currentAct(context),
              form: context.form,
            }),
            onDone: {
              target: 'idle',
              actions: [keepOrder, keepSent],
            },
            onError: [
              { guard: isRefused, target: 'rereading', actions: keepFailure },
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
              actions: [keepOrder, renewAct],
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
