import { setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { BookingSubmission } from '../src/domain/booking.ts'
import type { Destination, ProductListDestination } from '../src/domain/destinations.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import {
  type FieldErrors,
  isValid,
  limitErrors,
  remainingErrors,
  requiredErrors,
} from '../src/domain/form.ts'
import { type ProductDraft, productDraftOf } from '../src/domain/product-draft.ts'
import { type Product, sellerOf } from '../src/domain/product.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type { User, Viewer } from '../src/domain/user.ts'
import { identifyViewerMachine, loginFirst } from './identifyViewer.machine.ts'
import {
  type Args,
  createAssign,
  effect,
  forgetFailure,
  keepFailure,
  listener,
  port,
  type Thrown,
} from './kit.ts'

/** The buyer's input; all other fields of a booking come from the product and the session. */
export type BookingForm = { phoneNumber: string; location: string }

export type BookingEvent =
  | { type: 'booking.open'; product: Product }
  | { type: 'booking.change'; form: BookingForm }
  | { type: 'booking.submit'; form: BookingForm }
  | { type: 'booking.close' }
  /** The viewer's unsent input for this product. */
  | { type: 'draft.recalled'; form: BookingForm }
  | { type: 'viewer.changed'; viewer: Viewer }

/**
 * The viewer when the screen opened, the screen with the products, and the product to which the viewer returns after
 * signing in.
 */
type BookingInput = {
  viewer: Viewer
  productList: ProductListDestination
  wantedId: string | null
}

export type BookingContext = BookingInput & {
  /** The product whose button was pressed last. */
  product: Product | null
  form: BookingForm
  /** The form began with the viewer's draft. */
  isRecalled: boolean
  errors: FieldErrors<keyof BookingForm>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

export const emptyBookingForm: BookingForm = { phoneNumber: '', location: '' }

const noForm = {
  form: emptyBookingForm,
  isRecalled: false,
  errors: {},
  isSubmitted: false,
  failure: null,
}

/** The longest texts that the server takes, in characters. */
const limits = { phoneNumber: 40, location: 200 }

const errorsOf = (form: BookingForm) => ({
  ...limitErrors(form, limits),
  ...requiredErrors(form, {
    phoneNumber: message('contactRequired'),
    location: message('meetingLocationRequired'),
  }),
})

/** Returns the errors that remain after a change. Only a submit checks a phone number, so its error leaves at once. */
function errorsAfter({ errors, form }: BookingContext, changed: BookingForm) {
  const isSamePhone = changed.phoneNumber === form.phoneNumber
  const { phoneNumber } = errors
  return remainingErrors(errors, {
    ...(isSamePhone && phoneNumber !== undefined ? { phoneNumber } : {}),
    ...errorsOf(changed),
  })
}

/** Returns the product of the modal. Throws when no button was pressed. */
function productOf({ product }: BookingContext): Product {
  if (product === null) throw new Error('No product was chosen.')
  return product
}

/** Returns the request body (rule B7). Throws unless a product is open and a user is signed in. */
function submissionOf(context: BookingContext): BookingSubmission {
  const { viewer, form } = context
  const product = productOf(context)
  if (viewer.kind !== 'user') throw new Error('Nobody is signed in.')
  return {
    fullName: viewer.name,
    email: viewer.email,
    productName: product.productName,
    price: product.askingPrice,
    phoneNumber: form.phoneNumber.trim(),
    location: form.location.trim(),
    productId: product._id,
    image: product.image,
    sellerEmail: sellerOf(product).email,
    sellerContact: product.contact,
    sellerLocation: product.location,
  }
}

type Typed = { context: BookingContext; event: { form: BookingForm } }

/** Keeps the viewer's input as a draft until the product is booked. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: Typed) => ({ ...productDraftOf(context), form: event.form }),
}

const assign = createAssign<BookingContext>()
/** The pressed product is not the one that is being opened already. */
const isAnother = ({ context, event }: Args<BookingContext, { product: Product }>) =>
  event.product._id !== context.product?._id
const isGuest = ({ event }: { event: { output: User | null } }) => event.output === null
const lostUser = ({ event }: { event: { viewer: Viewer } }) => event.viewer.kind !== 'user'
/** The user is a buyer. */
const isBuyer = ({ context }: { context: BookingContext }) =>
  context.viewer.kind === 'user' && context.viewer.role === 'buyer'
/** The user is a buyer, and every field of the form is filled in and valid. */
const isBookable = ({ context, event }: Args<BookingContext, { form: BookingForm }>) =>
  context.viewer.kind === 'user' && context.viewer.role === 'buyer' && isValid(errorsOf(event.form))
const isNoPhone = ({ event }: { event: { output: boolean } }) => !event.output
const wasAcknowledged = ({ event }: { event: { output: boolean } }) => event.output
const isConflict = ({ event }: Thrown) => failureOf(event.error).kind === 'conflict'
const keepViewer = assign<{ viewer: Viewer }>(({ event }) => ({ viewer: event.viewer }))
const choose = assign<{ product: Product }>(({ event }) => ({ product: event.product }))
const openForm = assign<{ output: User | null }>(({ context, event: { output: user } }) => ({
  ...noForm,
  viewer: user ?? context.viewer,
}))
const recallForm = assign<{ form: BookingForm }>(({ event }) => ({
  form: event.form,
  isRecalled: true,
}))
const keepForm = assign<{ form: BookingForm }>(({ event }) => ({
  form: event.form,
  errors: errorsOf(event.form),
  isSubmitted: true,
}))
const keepChange = assign<{ form: BookingForm }>(({ context, event }) => ({
  form: event.form,
  errors: errorsAfter(context, event.form),
  isSubmitted: false,
}))
const refusePhone = assign({ errors: { phoneNumber: message('phoneInvalid') } })
const keepRefusal = assign({
  failure: { kind: 'rejected', reason: message('bookingNotAccepted') },
})

/** The Book Now modal (rules B2 to B8): closed, a form, one request, then My Orders. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    input: {} as BookingInput,
    events: {} as BookingEvent,
  },
  actors: {
    identifyViewer: identifyViewerMachine,
    /** Sends `booking.open` at once where the viewer has begun to book the product, as a guest, and has signed in. */
    resumeBooking: listener<{ productId: string | null }>('booking.resumeBooking'),
    /** Sends `viewer.changed` when the session changes while the modal is open. */
    watchViewer: listener<{ viewer: Viewer }>('booking.watchViewer'),
    /** Sends `draft.recalled` at once where the viewer has a draft for the product. */
    recallDraft: listener<ProductDraft>('booking.recallDraft'),
    /** Resolves to false when the text cannot be a phone number of any country that the user may mean. */
    checkPhone: port<boolean, { phoneNumber: string }>('booking.checkPhone'),
    /** Resolves to true when the server acknowledged the booking. */
    book: port<boolean, { submission: BookingSubmission }>('booking.book'),
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    /** Keeps the product that a guest began to book, for after the sign-in. */
    keepWanted: effect<{ product: Product }>('keepWanted'),
    keepDraft: effect<ProductDraft & { form: BookingForm }>('keepDraft'),
    forgetDraft: effect<ProductDraft>('forgetDraft'),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({
    ...noForm,
    ...input,
    product: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      invoke: {
        id: 'resumeBooking',
        src: 'resumeBooking',
        input: ({ context: { wantedId } }) => ({ productId: wantedId }),
        onError: { description: 'The viewer presses Buy now again.' },
      },
      on: {
        'booking.open': { target: 'identifying', actions: choose },
      },
    },
    identifying: {
      tags: 'busy',
      description: 'The press takes effect once the viewer is identified.',
      on: {
        'booking.open': {
          guard: isAnother,
          description: 'The last press wins.',
          target: 'identifying',
          reenter: true,
          actions: choose,
        },
      },
      invoke: {
        id: 'identifyViewer',
        src: 'identifyViewer',
        input: ({ context }) => ({
          productId: productOf(context)._id,
          productList: context.productList,
        }),
        onDone: [
          {
            guard: isGuest,
            target: 'closed',
            actions: {
              type: 'keepWanted',
              params: ({ context }) => ({ product: productOf(context) }),
            },
          },
          { target: 'open', actions: openForm },
        ],
      },
    },
    open: {
      invoke: [
        {
          id: 'watchViewer',
          src: 'watchViewer',
          input: ({ context: { viewer } }) => ({ viewer }),
          onError: {
            description: 'Without session updates the form stays open; the server still checks.',
          },
        },
        {
          id: 'recallDraft',
          src: 'recallDraft',
          input: ({ context }) => productDraftOf(context),
          onError: { description: 'A browser without storage has no draft.' },
        },
      ],
      on: {
        'viewer.changed': [
          {
            guard: lostUser,
            description: 'The user logged out in another tab and cannot book any more.',
            target: '#booking.closed',
            actions: [keepViewer, { type: 'notify', params: loginFirst }],
          },
          { actions: keepViewer },
        ],
      },
      initial: 'form',
      states: {
        form: {
          initial: 'editing',
          on: {
            'booking.change': { actions: [keepChange, keepDraft] },
            'booking.submit': [
              { guard: isBookable, target: 'checking', actions: [keepForm, keepDraft] },
              { guard: isBuyer, target: '.editing', actions: [keepForm, keepDraft] },
            ],
            'booking.close': '#booking.closed',
          },
          states: {
            editing: {
              on: {
                'draft.recalled': { actions: recallForm },
              },
            },
            failed: {
              description: 'The request failed; the form keeps its values for a retry.',
              exit: forgetFailure,
            },
          },
        },
        checking: {
          tags: 'busy',
          description: 'The phone number is checked before the request is sent.',
          invoke: {
            id: 'checkPhone',
            src: 'checkPhone',
            input: ({ context }) => ({ phoneNumber: context.form.phoneNumber }),
            onDone: [
              { guard: isNoPhone, target: 'form.editing', actions: refusePhone },
              { target: 'saving' },
            ],
            onError: {
              description: 'A number that cannot be checked is sent.',
              target: 'saving',
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
              { guard: wasAcknowledged, target: '#booking.booked' },
              { target: 'form.failed', actions: keepRefusal },
            ],
            onError: [
              { guard: isConflict, target: 'unavailable', actions: keepFailure },
              { target: 'form.failed', actions: keepFailure },
            ],
          },
        },
        unavailable: {
          description: 'Somebody else bought it or its price changed, so a retry cannot succeed.',
          on: { 'booking.close': '#booking.closed' },
        },
      },
    },
    booked: {
      type: 'final',
      entry: [
        { type: 'forgetDraft', params: ({ context }) => productDraftOf(context) },
        {
          type: 'notify',
          params: ({ context }) => ({
            tone: 'positive',
            title: message('booked', { product: context.product?.productName ?? '' }),
          }),
        },
        { type: 'goTo', params: { screen: 'myOrders' } },
      ],
    },
  },
})
