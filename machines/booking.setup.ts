import { assign, setup } from 'xstate'
import type { BookingSubmission } from '../src/domain/booking.ts'
import type { Destination, ProductListDestination } from '../src/domain/destinations.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, requiredErrors } from '../src/domain/form.ts'
import { specMessages } from '../src/domain/spec-messages.ts'
import type { Toast } from '../src/domain/toast.ts'
import { type Product, sellerOf } from '../src/domain/product.ts'
import type { Viewer } from '../src/domain/user.ts'
import { effect, listener, port } from './port.ts'

/** The buyer's input; all other fields of a booking come from the product and the session. */
export type BookingForm = { phoneNumber: string; location: string }

export type BookingEvent =
  | { type: 'booking.open'; product: Product }
  | { type: 'booking.submit'; form: BookingForm }
  | { type: 'booking.close' }
  | { type: 'viewer.changed'; viewer: Viewer }

/** The input for a product when the session expired. */
export type BookingDraft = { productId: string; form: BookingForm }

/** The viewer and the screen with the products; `draft`: the viewer's own. */
type BookingInput = {
  viewer: Viewer
  productList: ProductListDestination
  draft: BookingDraft | null
}

export type BookingContext = BookingInput & {
  product: Product | null
  form: BookingForm
  errors: FieldErrors<keyof BookingForm>
  failure: Failure | null
}

export const emptyBookingForm: BookingForm = { phoneNumber: '', location: '' }

const errorsOf = (form: BookingForm) =>
  requiredErrors(form, {
    phoneNumber: specMessages.contactRequired,
    location: specMessages.meetingLocationRequired,
  })

/** Returns the request body (rule B7). Throws unless a product is open and a user is signed in. */
export function submissionOf({ viewer, product, form }: BookingContext): BookingSubmission {
  if (product === null || viewer.kind !== 'user') throw new Error('Nothing is open to be booked.')
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

/** Types, ports, guards and actions of the Book Now modal; its states are in booking.machine.ts. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    input: {} as BookingInput,
    events: {} as BookingEvent,
  },
  actors: {
    /** Sends `viewer.changed` when the session changes while the modal is mounted. */
    watchViewer: listener<{ viewer: Viewer }>('booking.watchViewer'),
    /** Resolves to true when the server acknowledged the booking. */
    book: port<boolean, { submission: BookingSubmission }>('booking.book'),
  },
  guards: {
    isGuest: ({ context }) => context.viewer.kind === 'guest',
    isUnidentified: ({ context }) => context.viewer.kind === 'unidentified',
    isAnother: ({ context }, params: { product: Product }) =>
      params.product._id !== context.product?._id,
    becameGuest: (_, params: { viewer: Viewer }) => params.viewer.kind === 'guest',
    becameUser: (_, params: { viewer: Viewer }) => params.viewer.kind === 'user',
    lostUser: (_, params: { viewer: Viewer }) => params.viewer.kind !== 'user',
    isBuyer: ({ context }) => context.viewer.kind === 'user' && context.viewer.role === 'buyer',
    isBookable: ({ context }, params: { form: BookingForm }) =>
      context.viewer.kind === 'user' &&
      context.viewer.role === 'buyer' &&
      isValid(errorsOf(params.form)),
    wasAcknowledged: (_, params: { acknowledged: boolean }) => params.acknowledged,
    isConflict: (_, params: { error: unknown }) => failureOf(params.error).kind === 'conflict',
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    keepViewer: assign((_, params: { viewer: Viewer }) => ({ viewer: params.viewer, draft: null })),
    openProduct: assign(({ context: { draft } }, params: { product: Product }) => ({
      product: params.product,
      form: draft?.productId === params.product._id ? draft.form : emptyBookingForm,
      errors: {},
      failure: null,
    })),
    keepForm: assign((_, params: { form: BookingForm }) => ({
      form: params.form,
      errors: errorsOf(params.form),
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepRefusal: assign({
      failure: { kind: 'rejected', message: 'The booking was not accepted. Please try again.' },
    }),
    forgetFailure: assign({ failure: null }),
  },
})
