import { assign, setup } from 'xstate'
import { type Message, message } from '../src/domain/message.ts'
import type { Destination } from '../src/domain/destinations.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
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
import { type UploadProgress, type UploadedPicture, pictureProblem } from '../src/domain/picture.ts'
import type { Toast } from '../src/domain/toast.ts'
import { effect, listener, port } from './port.ts'

/** `form`: the initial input. */
export type ListingInput = { sellerEmail: string; form: ListingForm }

export type ListingEvent =
  | { type: 'picture.choose'; file: File }
  /** The picture of the seller's draft. */
  | { type: 'picture.recalled'; file: File }
  | { type: 'picture.shown'; url: string }
  /** The browser cannot decode the file, whatever its name says. */
  | { type: 'picture.unreadable' }
  | { type: 'listing.change'; form: ListingForm }
  | { type: 'listing.submit'; form: ListingForm }
  | { type: 'upload.progressed'; progress: UploadProgress }
  | { type: 'upload.cancel' }

export type ListingContext = ListingInput & {
  /** The latest valid purchase year (rule L2). */
  thisYear: number
  /** From the last submit, and from the last chosen file. */
  errors: FieldErrors<keyof ListingForm | 'picture'>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  /** The prices about which the seller was asked: the retail price is below the asking price. */
  askedAbout: string | null
  picture: File | null
  /** The object URL of the chosen picture. */
  preview: string | null
  progress: UploadProgress | null
  uploaded: UploadedPicture | null
  /** What the last complete form contains. */
  details: ListingDetails | null
  failure: Failure | null
}

const noPicture = { picture: null, preview: null, progress: null, uploaded: null, details: null }

type ListingUpload = { file: File; onProgress: (progress: UploadProgress) => void }

/** Returns the errors of a submitted form; the question about the prices is asked once. */
function errorsOf({ thisYear, askedAbout }: ListingContext, form: ListingForm) {
  const question = askedAbout === pricesIn(form) ? null : priceQuestion(form)
  return {
    ...(question === null ? {} : { retailPrice: question }),
    ...validateListing(form, thisYear),
  }
}

/** Returns the errors that remain after a change. Only a submit checks a phone number, so its error leaves at once. */
function errorsAfter({ errors, form, thisYear }: ListingContext, changed: ListingForm) {
  const { picture, contact } = errors
  const question = priceQuestion(changed)
  return remainingErrors(errors, {
    ...(picture === undefined ? {} : { picture }),
    ...(contact === undefined || changed.contact !== form.contact ? {} : { contact }),
    ...(question === null ? {} : { retailPrice: question }),
    ...validateListing(changed, thisYear),
  })
}

/** Returns the request body (rule L3). Throws before a picture was uploaded. */
function submissionOf({ details, uploaded, sellerEmail }: ListingContext): { listing: Listing } {
  if (details === null || uploaded === null) throw new Error('There is nothing to list yet.')
  return { listing: { ...details, ...uploaded, sellerEmail, isSold: false, isAdvertised: false } }
}

/** Returns the chosen picture. Throws in states without one. */
function pictureOf({ picture }: ListingContext): File {
  if (picture === null) throw new Error('No picture was chosen.')
  return picture
}

/** Transitions after the check of the phone number: upload the picture unless it is uploaded already. */
const sending = [
  {
    guard: 'isUploaded' as const,
    description: 'The picture is already uploaded.',
    target: 'saving',
  },
  { target: 'uploading' },
]

type Context = { context: ListingContext }

/** Keeps the seller's input as a draft until the product is listed. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: Context & { event: { form: ListingForm } }) => ({
    sellerEmail: context.sellerEmail,
    form: event.form,
  }),
}

/** Drops the picture of the draft. */
const dropDraftPicture = {
  type: 'keepDraftPicture' as const,
  params: ({ context }: Context) => ({ sellerEmail: context.sellerEmail, file: null }),
}

/** Transitions for a chosen file: accept it, or reject it with a message. */
const choosing = [
  {
    guard: { type: 'isUnfit' as const, params: ({ event }: { event: { file: File } }) => event },
    target: '#listing.withoutPicture',
    actions: [
      {
        type: 'refusePicture' as const,
        params: ({ event }: { event: { file: File } }) => ({ problem: pictureProblem(event.file) }),
      },
      dropDraftPicture,
    ],
  },
  {
    target: '#listing.withPicture',
    actions: [
      {
        type: 'keepPicture' as const,
        params: ({ event }: { event: { file: File } }) => event,
      },
      {
        type: 'keepDraftPicture' as const,
        params: ({ context, event }: Context & { event: { file: File } }) => ({
          sellerEmail: context.sellerEmail,
          file: event.file,
        }),
      },
    ],
  },
]

/** Transition for a file that the browser cannot decode as a picture. */
const refusing = {
  target: '#listing.withoutPicture',
  actions: [
    { type: 'refusePicture' as const, params: { problem: message('pictureUnreadable') } },
    dropDraftPicture,
  ],
}

/**
 * Add a Product (rules L1 to L4): uploads the picture to the image host, then saves the product on the server. An
 * uploaded picture is not uploaded again; each failure returns to the form with all input.
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    input: {} as ListingInput,
    events: {} as ListingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends `picture.recalled` where the seller's draft has a picture. */
    recallPicture: listener<{ sellerEmail: string }>('listing.recallPicture'),
    /** Holds the preview while the picture is chosen; sends `picture.shown` or `picture.unreadable`. */
    showPicture: listener<{ file: File }>('listing.showPicture'),
    /** Resolves to false when the text cannot be a phone number of any country that the user may mean. */
    checkPhone: port<boolean, { phoneNumber: string }>('listing.checkPhone'),
    upload: port<UploadedPicture, ListingUpload>('listing.upload'),
    /** Resolves to insertedId, or null when the server did not confirm the save (rule L3). */
    save: port<string | null, { listing: Listing }>('listing.save'),
  },
  guards: {
    isUnfit: (_, params: { file: File }) => pictureProblem(params.file) !== null,
    isComplete: ({ context }, params: { form: ListingForm }) =>
      isValid(errorsOf(context, params.form)),
    isNoPhone: (_, params: { isPhone: boolean }) => !params.isPhone,
    isUploaded: ({ context }) => context.uploaded !== null,
    isSaved: (_, params: { insertedId: string | null }) => Boolean(params.insertedId),
  },
  actions: {
    notify: effect<Toast>('notify'),
    goTo: effect<Destination>('goTo'),
    keepDraft: effect<ListingInput>('keepDraft'),
    keepDraftPicture: effect<{ sellerEmail: string; file: File | null }>('keepDraftPicture'),
    forgetDraft: effect<{ sellerEmail: string }>('forgetDraft'),
    keepPicture: assign((_, params: { file: File }) => ({ ...noPicture, picture: params.file })),
    refusePicture: assign(({ context }, params: { problem: Message | null }) => ({
      ...noPicture,
      errors: { ...context.errors, picture: params.problem ?? message('imageRequired') },
    })),
    keepPreview: assign((_, params: { url: string }) => ({ preview: params.url })),
    forgetPreview: assign({ preview: null }),
    keepForm: assign(({ context }, params: { form: ListingForm }) => ({
      form: params.form,
      errors: {
        ...(context.picture === null ? { picture: message('imageRequired') } : {}),
        ...errorsOf(context, params.form),
      },
      isSubmitted: true,
      askedAbout: priceQuestion(params.form) === null ? null : pricesIn(params.form),
    })),
    keepChange: assign(({ context }, params: { form: ListingForm }) => ({
      form: params.form,
      errors: errorsAfter(context, params.form),
      isSubmitted: false,
    })),
    refusePhone: assign({ errors: { contact: message('phoneInvalid') } }),
    keepDetails: assign(({ context }, params: { form: ListingForm }) => ({
      details: parseListing(params.form, context.thisYear) ?? context.details,
    })),
    keepProgress: assign((_, params: { progress: UploadProgress }) => params),
    forgetProgress: assign({ progress: null }),
    keepUploaded: assign((_, params: { uploaded: UploadedPicture }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepRefusal: assign({
      failure: { kind: 'rejected', reason: message('productNotListed') },
    }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => ({
    ...input,
    // UTC, like the server.
    thisYear: new Date().getUTCFullYear(),
    errors: {},
    isSubmitted: false,
    askedAbout: null,
    picture: null,
    preview: null,
    progress: null,
    uploaded: null,
    details: null,
    failure: null,
  }),
  initial: 'withoutPicture',
  states: {
    withoutPicture: {
      invoke: {
        id: 'recallPicture',
        src: 'recallPicture',
        input: ({ context: { sellerEmail } }) => ({ sellerEmail }),
        onError: { description: 'A browser without storage has no draft.' },
      },
      on: {
        'picture.choose': choosing,
        'picture.recalled': {
          target: 'withPicture',
          actions: { type: 'keepPicture', params: ({ event }) => event },
        },
        'listing.change': {
          actions: [{ type: 'keepChange', params: ({ event }) => event }, keepDraft],
        },
        'listing.submit': {
          actions: [{ type: 'keepForm', params: ({ event }) => event }, keepDraft],
        },
      },
    },
    withPicture: {
      description: 'Every new picture reenters this state, which discards the old preview.',
      invoke: {
        id: 'showPicture',
        src: 'showPicture',
        input: ({ context }) => ({ file: pictureOf(context) }),
        onError: {
          description: 'A picture can be uploaded without a preview.',
          actions: 'forgetPreview',
        },
      },
      on: {
        'picture.shown': { actions: { type: 'keepPreview', params: ({ event }) => event } },
      },
      initial: 'form',
      states: {
        form: {
          on: {
            'picture.choose': choosing,
            'picture.unreadable': refusing,
            'listing.change': {
              actions: [{ type: 'keepChange', params: ({ event }) => event }, keepDraft],
            },
            'listing.submit': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: 'checking',
                actions: [
                  { type: 'keepForm', params: ({ event }) => event },
                  { type: 'keepDetails', params: ({ event }) => event },
                  keepDraft,
                ],
              },
              {
                target: '.editing',
                actions: [{ type: 'keepForm', params: ({ event }) => event }, keepDraft],
              },
            ],
          },
          initial: 'editing',
          states: {
            editing: {},
            failed: {
              description: 'The upload or the save failed; both can be retried.',
              exit: 'forgetFailure',
            },
            stopped: { description: 'The seller canceled the upload; no product was added.' },
          },
        },
        checking: {
          tags: 'busy',
          description: 'The phone number is checked before anything is sent.',
          on: { 'picture.unreadable': refusing },
          invoke: {
            id: 'checkPhone',
            src: 'checkPhone',
            input: ({ context }) => ({ phoneNumber: context.form.contact }),
            onDone: [
              {
                guard: { type: 'isNoPhone', params: ({ event }) => ({ isPhone: event.output }) },
                target: 'form.editing',
                actions: 'refusePhone',
              },
              ...sending,
            ],
            onError: sending,
          },
        },
        uploading: {
          tags: 'busy',
          entry: 'forgetProgress',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context, self }) => ({
              file: pictureOf(context),
              onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
            }),
            onDone: {
              target: 'saving',
              actions: {
                type: 'keepUploaded',
                params: ({ event }) => ({ uploaded: event.output }),
              },
            },
            onError: {
              target: 'form.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
          on: {
            'picture.unreadable': refusing,
            'upload.progressed': {
              actions: { type: 'keepProgress', params: ({ event }) => event },
            },
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
              {
                guard: { type: 'isSaved', params: ({ event }) => ({ insertedId: event.output }) },
                target: '#listing.added',
              },
              { target: 'form.failed', actions: 'keepRefusal' },
            ],
            onError: {
              target: 'form.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    added: {
      type: 'final',
      entry: [
        { type: 'forgetDraft', params: ({ context: { sellerEmail } }) => ({ sellerEmail }) },
        { type: 'notify', params: { tone: 'positive', title: message('productAdded') } },
        { type: 'goTo', params: { screen: 'myProducts' } },
      ],
    },
  },
})
