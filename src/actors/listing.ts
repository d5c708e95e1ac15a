import { fromCallback, fromPromise } from 'xstate'
import { listingMachine } from '../../machines/listing.machine.ts'
import { formFromDraft } from '../domain/form.ts'
import { emptyListingForm, type ListingForm } from '../domain/listing-form.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Services } from './services.ts'

/** Provides Add a Product with the image host and the server. */
export function provideListing(
  { api, drafts, images, navigation, notify, phones }: Services,
  authorised: WithTokenRefresh,
) {
  const draft = (sellerEmail: string) => ({ kind: 'listing' as const, owner: sellerEmail })
  const keys = createIdempotencyKeys()
  const machine = listingMachine.provide({
    actors: {
      showPicture: fromCallback(({ input: { file }, sendBack }) =>
        images.preview(file, {
          shown: (url) => sendBack({ type: 'picture.shown', url }),
          unreadable: () => sendBack({ type: 'picture.unreadable' }),
        }),
      ),
      recallPicture: fromCallback(({ input: { sellerEmail }, sendBack }) => {
        let isWanted = true
        const recall = async () => {
          const file = await drafts.recallPicture(draft(sellerEmail))
          if (isWanted && file !== null) sendBack({ type: 'picture.recalled', file })
        }
        void recall()
        return () => {
          isWanted = false
        }
      }),
      checkPhone: fromPromise(({ input: { phoneNumber } }) => phones.isPossible(phoneNumber)),
      upload: fromPromise(({ input: { file, onProgress }, signal }) =>
        authorised(() => images.upload(file, { signal, onProgress })),
      ),
      save: fromPromise(async ({ input: { listing } }) => {
        const { insertedId } = await keys.withKey(
          listing,
          (key) => authorised(() => api.addProduct(listing, key)),
          (answer) => answer.insertedId !== null,
        )
        return insertedId
      }),
    },
    actions: {
      notify: (_, toast) => notify(toast),
      goTo: (_, destination) => navigation.goTo(destination),
      keepDraft: (_, { sellerEmail, form }) => drafts.keep(draft(sellerEmail), form),
      keepDraftPicture: (_, { sellerEmail, file }) =>
        void drafts.keepPicture(draft(sellerEmail), file),
      forgetDraft: (_, { sellerEmail }) => {
        drafts.forget(draft(sellerEmail))
        void drafts.keepPicture(draft(sellerEmail), null)
      },
    },
  })
  /** Returns what the seller typed and did not list, or an empty form. */
  const draftOf = (sellerEmail: string): ListingForm =>
    formFromDraft(emptyListingForm, drafts.recall(draft(sellerEmail)))
  return { machine, draftOf }
}
