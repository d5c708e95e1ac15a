import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import {
  changesIn,
  type EditableListing,
  formOf,
  isEditable,
  type ListingEdit,
} from '../src/domain/listing-edit.ts'
import {
  emptyListingForm,
  type ListingForm,
  parseListing,
  validateListing,
} from '../src/domain/listing-form.ts'
import { effect, keepFailure, listener, port, watchConnection, whenFailed } from './port.ts'

type EditInput = { productId: string; sellerEmail: string }

export type ListingEditContext = EditInput & {
  /** The latest valid purchase year (rule L2). */
  thisYear: number
  listing: EditableListing | null
  form: ListingForm
  /** From the last submit. */
  errors: FieldErrors<keyof ListingForm>
  /** Nothing was changed since the last submit, so its first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

/** `typed`: what the seller has typed before and not saved. */
type Loaded = { listing: EditableListing; typed: Partial<ListingForm> }
type Typed = { form: ListingForm }

const loaded = ({ event }: { event: { output: Loaded } }) => event.output
const typed = ({ event }: { event: Typed }) => event

/** Keeps what differs from the product until it is saved. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context, event }: { context: ListingEditContext; event: Typed }) => ({
    productId: context.productId,
    sellerEmail: context.sellerEmail,
    changes: changesIn(event.form, productOf(context)),
  }),
}

/** Returns the product as the server has it. Throws before it is loaded. */
function productOf({ listing }: ListingEditContext) {
  if (listing === null) throw new Error('There is nothing to edit yet.')
  return listing.product
}

/** Returns what to save: what differs from the product. Throws in states without a complete form. */
function editOf({ productId, listing, form, thisYear }: ListingEditContext): ListingEdit {
  const details = parseListing(form, thisYear)
  if (listing === null || details === null) throw new Error('There is nothing to save.')
  const changed = changesIn(form, listing.product)
  const changes = Object.fromEntries(
    Object.entries(details).filter(([name]) => Object.hasOwn(changed, name)),
  )
  return { productId, edition: listing.edition, changes }
}

/** Edit: changes a product that is not sold. What somebody else has changed meanwhile is never undone unseen. */
export const listingEditMachine = setup({
  types: {
    context: {} as ListingEditContext,
    input: {} as EditInput,
    events: {} as
      | ({ type: 'edit.change' } & Typed)
      | ({ type: 'edit.submit' } & Typed)
      | { type: 'edit.retry' }
      | { type: 'connection.restored' },
  },
  actors: {
    /** Fails with `notFound` where there is no such listing. */
    load: port<Loaded, EditInput>('listingEdit.load'),
    save: port<void, ListingEdit>('listingEdit.save'),
    /** Sends `connection.restored` when the lost connection is restored. */
    watchConnection: listener('watchConnection'),
  },
  guards: {
    isEditable: (_, { listing }: Loaded) => isEditable(listing),
    isComplete: ({ context }, { form }: Typed) => isValid(validateListing(form, context.thisYear)),
    isUnknown: (_, params: { error: unknown }) => failureOf(params.error).kind === 'notFound',
    /** The server has refused the edit, because the listing has changed. */
    isOutdated: ({ context }) => context.failure?.kind === 'conflict',
  },
  actions: {
    keepDraft: effect<EditInput & { changes: Partial<ListingForm> }>('keepDraft'),
    forgetDraft: effect<EditInput>('forgetDraft'),
    keepLoaded: assign((_, params: Loaded) => ({
      listing: params.listing,
      form: { ...formOf(params.listing.product), ...params.typed },
      errors: {},
      isSubmitted: false,
      failure: null,
    })),
    keepForm: assign(({ context }, { form }: Typed) => ({
      form,
      errors: validateListing(form, context.thisYear),
      isSubmitted: true,
    })),
    keepChange: assign(({ context }, { form }: Typed) => ({
      form,
      errors: remainingErrors(context.errors, validateListing(form, context.thisYear)),
      isSubmitted: false,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'listingEdit',
  context: ({ input }) => ({
    ...input,
    // UTC, like the server.
    thisYear: new Date().getUTCFullYear(),
    listing: null,
    form: emptyListingForm,
    errors: {},
    isSubmitted: false,
    failure: null,
  }),
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
            actions: { type: 'keepLoaded', params: loaded },
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
      on: { 'edit.retry': 'loading' },
    },
    editing: {
      on: {
        'edit.change': { actions: [{ type: 'keepChange', params: typed }, keepDraft] },
        'edit.submit': [
          {
            guard: { type: 'isComplete', params: typed },
            target: 'saving',
            actions: [{ type: 'keepForm', params: typed }, keepDraft],
          },
          { actions: [{ type: 'keepForm', params: typed }, keepDraft] },
        ],
        'edit.retry': {
          guard: 'isOutdated',
          description: 'What the seller has typed is put over what the server has now.',
          target: 'loading',
        },
      },
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
    saved: {
      type: 'final',
      entry: {
        type: 'forgetDraft',
        params: ({ context: { productId, sellerEmail } }) => ({ productId, sellerEmail }),
      },
    },
  },
})
