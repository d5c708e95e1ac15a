import { fromCallback, fromPromise } from 'xstate'
import { listingMachine } from '../../machines/listing.machine.ts'
import { emptyListingForm, type ListingForm } from '../domain/listing-form.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { createDrafts } from './drafts.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Services } from './services.ts'

/** Provides Add a Product with the image host and the server. */
export function provideListing(
  { api, images, navigation, notify, phones }: Services,
  authorised: WithTokenRefresh,
) {
  const drafts = createDrafts<ListingForm>()
  const keys = createIdempotencyKeys()
  const machine = listingMachine.provide({
    actors: {
      showPicture: fromCallback(({ input: { file }, sendBack }) =>
        images.preview(file, {
          shown: (url) => sendBack({ type: 'picture.shown', url }),
          unreadable: () => sendBack({ type: 'picture.unreadable' }),
        }),
      ),
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      upload: fromPromise(({ input: { file, onProgress, sellerEmail, form }, signal }) => {
        const upload = () => images.upload(file, { signal, onProgress })
        return drafts.submitWithDraft(sellerEmail, form, () => authorised(upload))
      }),
      save: fromPromise(async ({ input: { listing, form } }) => {
        const list = () =>
          keys.withKey(
            listing,
            (key) => authorised(() => api.addProduct(listing, key)),
            ({ insertedId }) => insertedId !== null,
          )
        const { insertedId } = await drafts.submitWithDraft(listing.sellerEmail, form, list)
        return insertedId
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
    },
  })
  /** Returns the seller's draft, or an empty form. */
  const draftOf = (sellerEmail: string) => drafts.of(sellerEmail) ?? emptyListingForm
  return { machine, draftOf }
}
