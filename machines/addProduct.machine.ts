import { type ActorRefFrom, setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import type { Attribute } from '../src/domain/attribute.ts'
import type { Destination } from '../src/domain/destinations.ts'
import type { Failure } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  type ListingDetails,
  type ListingForm,
  parseListing,
  priceQuestion,
  pricesIn,
  validateListing,
} from '../src/domain/listing-form.ts'
import type { Listing } from '../src/domain/listing.ts'
import type { UploadedPicture, UploadProgress } from '../src/domain/picture.ts'
import type { Toast } from '../src/domain/toasts.ts'
import type { pictureMachine } from './picture.machine.ts'
import { type Args, createAssign, effect, forgetFailure, keepFailure, port } from './kit.ts'

/** `again`: the id of the sold product that is listed again, whose input is a draft of its own. `form`: the initial input. */
export type AddProductInput = { sellerEmail: string; again?: string | undefined; form: ListingForm }

/** A picture of the form, an actor of the form's pictures. */
type ListingPicture = ActorRefFrom<typeof pictureMachine>

/** `attributes`: those of the chosen category; none where the server has none, or before the categories have loaded. */
type Filled = { form: ListingForm; attributes?: readonly Attribute[] }

export type AddProductEvent =
  | ({ type: 'listing.change' } & Filled)
  | ({ type: 'listing.submit'; pictures: readonly ListingPicture[] } & Filled)
  | { type: 'upload.progressed'; progress: UploadProgress }
  | { type: 'upload.cancel' }

export type AddProductContext = AddProductInput & {
  /** The latest valid purchase year (rule L2). */
  thisYear: number
  /** From the last submit. */
  errors: FieldErrors<keyof ListingForm | 'picture'>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  /** The prices about which the seller was asked: the retail price is below the asking price. */
  askedAbout: string | null
  /** The pictures of the last submit, the cover first. */
  pictures: readonly ListingPicture[]
  /** Of all pictures together. */
  progress: UploadProgress | null
  /** Where these pictures are at the image host, once all of them are there. */
  uploaded: readonly UploadedPicture[] | null
  /** The details in the last complete form. */
  details: ListingDetails | null
  failure: Failure | null
}

type ListingUpload = {
  pictures: readonly ListingPicture[]
  onProgress: (progress: UploadProgress) => void
}

/** The form and the pictures that the seller submits. */
type Submitted = Omit<Extract<AddProductEvent, { type: 'listing.submit' }>, 'type'>

/** Returns the errors of a submitted form; the question about the prices is asked once. */
function errorsOf(
  { thisYear, askedAbout }: AddProductContext,
  { form, attributes, pictures }: Submitted,
) {
  const question = askedAbout === pricesIn(form) ? null : priceQuestion(form)
  return {
    ...(pictures.length === 0 ? { picture: message('imageRequired') } : {}),
    ...(question === null ? {} : { retailPrice: question }),
    ...validateListing(form, thisYear, attributes),
  }
}

/** Returns the errors that remain after a change. Only a submit checks a phone number, so its error leaves at once. */
function errorsAfter(
  { errors, form, thisYear }: AddProductContext,
  { form: changed, attributes }: Filled,
) {
  const { picture, contact } = errors
  const question = priceQuestion(changed)
  return remainingErrors(errors, {
    ...(picture === undefined ? {} : { picture }),
    ...(contact === undefined || changed.contact !== form.contact ? {} : { contact }),
    ...(question === null ? {} : { retailPrice: question }),
    ...validateListing(changed, thisYear, attributes),
  })
}

/** Returns the request body (rule L3). Throws before the pictures were uploaded. */
function submissionOf({ details, uploaded, sellerEmail, again }: AddProductContext): {
  listing: Listing
} {
  const [cover, ...morePictures] = uploaded ?? []
  if (details === null || cover === undefined) throw new Error('There is nothing to list yet.')
  return {
    listing: {
      ...details,
      ...cover,
      ...(morePictures.length > 0 && { morePictures }),
      ...(again !== undefined && { again }),
      sellerEmail,
      isSold: false,
      isAdvertised: false,
    },
  }
}

/** Returns whether these are the same pictures in the same order. */
const isSame = (some: readonly ListingPicture[], others: readonly ListingPicture[]) =>
  some.length === others.length && some.every((picture, index) => picture === others[index])

const assign = createAssign<AddProductContext>()
const isComplete = ({ context, event }: Args<AddProductContext, Submitted>) =>
  isValid(errorsOf(context, event))
const isNoPhone = ({ event }: { event: { output: boolean } }) => !event.output
const isUploaded = ({ context }: { context: AddProductContext }) => context.uploaded !== null
const isSaved = ({ event }: { event: { output: string | null } }) => Boolean(event.output)
const keepForm = assign<Submitted>(({ context, event }) => ({
  form: event.form,
  pictures: event.pictures,
  uploaded: isSame(context.pictures, event.pictures) ? context.uploaded : null,
  errors: errorsOf(context, event),
  isSubmitted: true,
  askedAbout: priceQuestion(event.form) === null ? null : pricesIn(event.form),
}))
const keepChange = assign<Filled>(({ context, event }) => ({
  form: event.form,
  errors: errorsAfter(context, event),
  isSubmitted: false,
}))
const refusePhone = assign({ errors: { contact: message('phoneInvalid') } })
const keepDetails = assign<Filled>(({ context, event }) => ({
  details: parseListing(event.form, context.thisYear, event.attributes) ?? context.details,
}))
const keepProgress = assign<{ progress: UploadProgress }>(({ event }) => event)
const forgetProgress = assign({ progress: null })
const keepUploaded = assign<{ output: readonly UploadedPicture[] }>(({ event }) => ({
  uploaded: event.output,
}))
const keepRefusal = assign({
  failure: { kind: 'rejected', reason: message('productNotListed') },
})

/** Transitions after the check of the phone number: upload the pictures unless they are uploaded already. */
const sending = [
  {
    guard: isUploaded,
    description: 'The pictures are already uploaded.',
    target: 'saving',
  },
  { target: 'uploading' },
]

type Context = { context: AddProductContext }

/** Keeps the seller's input as a draft until the product is listed. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: Context & { event: { form: ListingForm } }) => ({
    sellerEmail: context.sellerEmail,
    again: context.again,
    form: event.form,
  }),
}

/**
 * Add a Product (rules L1 to L4): waits until the form's pictures are at the image host, then saves the product on the
 * server. The pictures have actors of their own, which upload them from the moment they are chosen. Each failure returns
 * to the form with all input.
 */
export const addProductMachine = setup({
  types: {
    context: {} as AddProductContext,
    input: {} as AddProductInput,
    events: {} as AddProductEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to false when the text cannot be a phone number of any country that the user may mean. */
    checkPhone: port<boolean, { phoneNumber: string }>('addProduct.checkPhone'),
    /** Resolves when all pictures are uploaded, in their order; tries those again that have failed before. */
    upload: port<UploadedPicture[], ListingUpload>('addProduct.upload'),
    /** Resolves to insertedId, or null when the server did not confirm the save (rule L3). */
    save: port<string | null, { listing: Listing }>('addProduct.save'),
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    keepDraft: effect<AddProductInput>('keepDraft'),
    forgetDraft: effect<Omit<AddProductInput, 'form'>>('forgetDraft'),
  },
}).createMachine({
  id: 'addProduct',
  context: ({ input }) => ({
    ...input,
    // UTC, like the server.
    thisYear: new Date().getUTCFullYear(),
    errors: {},
    isSubmitted: false,
    askedAbout: null,
    pictures: [],
    progress: null,
    uploaded: null,
    details: null,
    failure: null,
  }),
  initial: 'form',
  states: {
    form: {
      on: {
        'listing.change': { actions: [keepChange, keepDraft] },
        'listing.submit': [
          {
            guard: isComplete,
            target: 'checking',
            actions: [keepForm, keepDetails, keepDraft],
          },
          { target: '.editing', actions: [keepForm, keepDraft] },
        ],
      },
      initial: 'editing',
      states: {
        editing: {},
        failed: {
          description: 'The upload or the save failed; both can be retried.',
          exit: forgetFailure,
        },
        stopped: { description: 'The seller canceled the upload; no product was added.' },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The phone number is checked before anything is sent.',
      invoke: {
        id: 'checkPhone',
        src: 'checkPhone',
        input: ({ context }) => ({ phoneNumber: context.form.contact }),
        onDone: [{ guard: isNoPhone, target: 'form.editing', actions: refusePhone }, ...sending],
        onError: sending,
      },
    },
    uploading: {
      tags: 'busy',
      entry: forgetProgress,
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          pictures: context.pictures,
          onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
        }),
        onDone: { target: 'saving', actions: keepUploaded },
        onError: { target: 'form.failed', actions: keepFailure },
      },
      on: {
        'upload.progressed': { actions: keepProgress },
        'upload.cancel': 'form.stopped',
      },
    },
    saving: {
      tags: 'busy',
      description: 'Cannot be canceled: only the response tells whether the product was added.',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => submissionOf(context),
        onDone: [
          { guard: isSaved, target: 'added' },
          { target: 'form.failed', actions: keepRefusal },
        ],
        onError: { target: 'form.failed', actions: keepFailure },
      },
    },
    added: {
      type: 'final',
      entry: [
        {
          type: 'forgetDraft',
          params: ({ context: { sellerEmail, again } }) => ({ sellerEmail, again }),
        },
        { type: 'notify', params: { tone: 'positive', title: message('productAdded') } },
        { type: 'goTo', params: { screen: 'myProducts' } },
      ],
    },
  },
})
