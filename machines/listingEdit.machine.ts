import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import type { Attribute } from '../src/domain/attribute.ts'
import { MOST_PICTURES } from '../src/domain/constants.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  changedFields,
  detailsToSave,
  type EditableListing,
  formOf,
  isEditable,
  type ListingEdit,
  pictureChangesIn,
  uploadedPicturesOf,
} from '../src/domain/listingEdit.ts'
import {
  emptyListingForm,
  type ListingForm,
  type SomeFields,
  parseListing,
  validateListing,
} from '../src/domain/listing-form.ts'
import { message } from '../src/domain/message.ts'
import type { UploadedPicture } from '../src/domain/picture.ts'
import type { pictureMachine } from './picture.machine.ts'
import { picturesMachine } from './pictures.machine.ts'
import {
  connectionListener,
  effect,
  forgetFailure,
  keepFailure,
  listener,
  port,
  watchConnection,
  whenFailed,
} from './kit.ts'

type EditInput = { productId: string; sellerEmail: string }

/** A picture of the form, an actor of the form's pictures. */
type FormPicture = ActorRefFrom<typeof pictureMachine>

export type ListingEditContext = EditInput & {
  /** The latest valid purchase year (rule L2). */
  thisYear: number
  listing: EditableListing | null
  form: ListingForm
  /** Those of the category in the last submit. */
  attributes: readonly Attribute[]
  /** The seller's earlier input, as it was put over the listing. */
  recalled: SomeFields
  /** The listing was loaded before, so the seller has asked for it again. */
  isReread: boolean
  /** From the last submit. */
  errors: FieldErrors<keyof ListingForm | 'picture'>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  /** The pictures of the last submit, the cover first. */
  pictures: readonly FormPicture[]
  /** Where these pictures are at the image host. */
  uploaded: readonly UploadedPicture[]
  failure: Failure | null
}

/** `typed`: the seller's earlier input that was not saved. */
type Loaded = { listing: EditableListing; typed: SomeFields }
/** `attributes`: those of the chosen category; none where the server has none, or before the categories have loaded. */
type Typed = { form: ListingForm; attributes?: readonly Attribute[] }
type Submitted = Typed & { pictures: readonly FormPicture[] }

const loaded = ({ event }: { event: { output: Loaded } }) => event.output
const read = ({ event }: { event: Loaded }) => event
const typed = ({ event }: { event: Typed }) => event
const submitted = ({ event }: { event: Submitted }) => event

/** Returns the errors of a submitted form. */
const errorsOf = ({ thisYear }: ListingEditContext, { form, attributes, pictures }: Submitted) => ({
  ...(pictures.length === 0 ? { picture: message('imageRequired') } : {}),
  ...validateListing(form, thisYear, attributes),
})

/** Keeps the form's differences from the listing until they are saved. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: { context: ListingEditContext; event: Typed }) => ({
    productId: context.productId,
    sellerEmail: context.sellerEmail,
    changes: changedFields(event.form, listingOf(context)),
  }),
}

const forgetDraft = {
  type: 'forgetDraft' as const,
  params: ({ context: { productId, sellerEmail } }: { context: ListingEditContext }) => ({
    productId,
    sellerEmail,
  }),
}

/** Reads the listing again when it has changed, and when a hold of it has ended. */
const watchListing = {
  id: 'watchListing' as const,
  src: 'watchListing' as const,
  input: ({ context: { productId, sellerEmail, listing } }: { context: ListingEditContext }) => ({
    productId,
    sellerEmail,
    heldUntil: listing?.heldUntil ?? null,
  }),
  onError: { description: 'The page shows what was read last.' },
}

/** Returns the listing as the server has it. Throws before it is loaded. */
function listingOf({ listing }: ListingEditContext) {
  if (listing === null) throw new Error('There is nothing to edit yet.')
  return listing
}

/** Returns the edit to save: the differences from the listing. Throws in states without a complete form. */
function editOf({
  productId,
  listing,
  form,
  attributes,
  thisYear,
  uploaded,
}: ListingEditContext): ListingEdit {
  const details = parseListing(form, thisYear, attributes)
  if (listing === null || details === null) throw new Error('There is nothing to save.')
  return {
    productId,
    edition: listing.edition,
    changes: {
      ...detailsToSave(details, changedFields(form, listing)),
      ...pictureChangesIn(uploaded, listing.product),
    },
  }
}

/**
 * Edit: changes a product that is not sold, and its pictures, which have a child actor. Changes that somebody else
 * has made meanwhile are never overwritten unseen.
 */
export const listingEditMachine = setup({
  types: {
    context: {} as ListingEditContext,
    input: {} as EditInput,
    events: {} as
      | ({ type: 'edit.change' } & Typed)
      | ({ type: 'edit.submit' } & Submitted)
      | { type: 'upload.cancel' }
      | { type: 'edit.retry' }
      /** The seller gives up all that is not saved. */
      | { type: 'edit.discard' }
      | ({ type: 'listing.read' } & Loaded)
      | { type: 'connection.restored' },
    children: {} as {
      load: 'load'
      upload: 'upload'
      save: 'save'
      watchListing: 'watchListing'
      watchConnection: 'watchConnection'
      pictures: 'pictures'
    },
  },
  actors: {
    /** Fails with `notFound` where there is no such listing. */
    load: port<Loaded, EditInput>('listingEdit.load'),
    pictures: picturesMachine,
    /** Resolves when all pictures are uploaded, in their order; tries those again that have failed before. */
    upload: port<UploadedPicture[], { pictures: readonly FormPicture[] }>('listingEdit.upload'),
    save: port<void, ListingEdit>('listingEdit.save'),
    /** Sends `listing.read`. */
    watchListing: listener<EditInput & { heldUntil: string | null }>('listingEdit.watchListing'),
    watchConnection: connectionListener,
  },
  guards: {
    isEditable: (_, { listing }: Loaded) => isEditable(listing),
    isLocked: (_, { listing }: Loaded) => !isEditable(listing),
    isComplete: ({ context }, params: Submitted) => isValid(errorsOf(context, params)),
    isUnknown: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    /** The server has refused the edit, because the listing has changed. */
    isOutdated: ({ context }) => context.failure?.kind === 'conflict',
  },
  actions: {
    keepDraft: effect<EditInput & { changes: SomeFields }>('keepDraft'),
    forgetDraft: effect<EditInput>('forgetDraft'),
    keepLoaded: assign(({ context }, params: Loaded) => ({
      listing: params.listing,
      form: { ...formOf(params.listing), ...params.typed },
      recalled: params.typed,
      isReread: context.listing !== null,
      errors: {},
      isSubmitted: false,
      failure: null,
    })),
    keepForm: assign(({ context }, params: Submitted) => ({
      form: params.form,
      attributes: params.attributes ?? [],
      pictures: params.pictures,
      errors: errorsOf(context, params),
      isSubmitted: true,
    })),
    keepChange: assign(({ context }, { form, attributes }: Typed) => ({
      form,
      errors: remainingErrors(context.errors, {
        ...(context.errors.picture && { picture: context.errors.picture }),
        ...validateListing(form, context.thisYear, attributes),
      }),
      isSubmitted: false,
    })),
    showPictures: sendTo('pictures', (_, { listing: { product } }: Loaded) => ({
      type: 'pictures.show' as const,
      pictures: uploadedPicturesOf(product),
      isDraft: false,
    })),
    discardPictures: sendTo('pictures', { type: 'pictures.discard' as const }),
    keepUploaded: assign((_, params: { uploaded: readonly UploadedPicture[] }) => params),
  },
}).createMachine({
  id: 'listingEdit',
  context: ({ input }) => ({
    ...input,
    // UTC, like the server.
    thisYear: new Date().getUTCFullYear(),
    listing: null,
    form: emptyListingForm,
    attributes: [],
    recalled: {},
    isReread: false,
    errors: {},
    isSubmitted: false,
    pictures: [],
    uploaded: [],
    failure: null,
  }),
  invoke: {
    id: 'pictures',
    src: 'pictures',
    input: ({ context: { productId, sellerEmail } }) => ({
      max: MOST_PICTURES,
      draft: { owner: sellerEmail, productId },
    }),
    onError: { description: 'Only a defect stops the pictures. The form then asks for one.' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { productId, sellerEmail } }) => ({ productId, sellerEmail }),
        onDone: [
          {
            guard: { type: 'isEditable', params: loaded },
            target: 'editing',
            actions: [
              { type: 'keepLoaded', params: loaded },
              { type: 'showPictures', params: loaded },
            ],
          },
          { target: 'locked', actions: { type: 'keepLoaded', params: loaded } },
        ],
        onError: [
          { guard: whenFailed('isUnknown'), target: 'missing', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    missing: { on: { 'edit.retry': 'loading' } },
    failed: {
      on: { 'edit.retry': 'loading', 'connection.restored': 'loading' },
      invoke: watchConnection,
    },
    locked: {
      description: 'A buyer is paying for the item, or it is sold.',
      invoke: watchListing,
      on: {
        'edit.retry': 'loading',
        'listing.read': [
          {
            guard: { type: 'isEditable', params: read },
            target: 'editing',
            actions: [
              { type: 'keepLoaded', params: read },
              { type: 'showPictures', params: read },
            ],
          },
          { actions: { type: 'keepLoaded', params: read } },
        ],
      },
    },
    editing: {
      invoke: watchListing,
      on: {
        'listing.read': {
          guard: { type: 'isLocked', params: read },
          description: 'A buyer has begun to pay or has bought the item. The draft stays.',
          target: 'locked',
          actions: { type: 'keepLoaded', params: read },
        },
        'edit.change': { actions: [{ type: 'keepChange', params: typed }, keepDraft] },
        'edit.submit': [
          {
            guard: { type: 'isComplete', params: submitted },
            target: 'uploading',
            actions: [{ type: 'keepForm', params: submitted }, keepDraft],
          },
          { actions: [{ type: 'keepForm', params: submitted }, keepDraft] },
        ],
        'edit.retry': {
          guard: 'isOutdated',
          description: 'What the seller has typed is put over what the server has now.',
          target: 'loading',
        },
        'edit.discard': {
          description: 'The form opens with what the server has now.',
          target: 'loading',
          actions: [forgetDraft, 'discardPictures'],
        },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { pictures } }) => ({ pictures }),
        onDone: {
          target: 'saving',
          actions: {
            type: 'keepUploaded',
            params: ({ event }) => ({ uploaded: event.output }),
          },
        },
        onError: { target: 'editing', actions: keepFailure },
      },
      on: { 'upload.cancel': { target: 'editing', actions: forgetFailure } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => editOf(context),
        onDone: 'saved',
        onError: { target: 'editing', actions: keepFailure },
      },
    },
    saved: { type: 'final', entry: forgetDraft },
  },
})
